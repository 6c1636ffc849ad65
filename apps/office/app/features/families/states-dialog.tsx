import type { StateView } from '@northlight/contract/office/families/views'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { readFamiliesAgain } from './use-families.ts'

/** What the institute calls its states, and how many days a family may stay in each. */
export function StatesDialog({ states, onClose }: { states: StateView[]; onClose: () => void }) {
  const save = useMutation({
    mutationFn: async (typed: FormData) => {
      for (const { key, name, days } of states) {
        const text = String(typed.get(`days-${key}`) ?? '')
        const next = { name: String(typed.get(`name-${key}`) ?? ''), days: text === '' ? null : Number(text) }
        if (next.name !== name || next.days !== days)
          await client.post('/office/families/states/{key}', next, { params: { key } })
      }
    },
    onSuccess: () => {
      toast.done('Saved. Families that are moved from now on have these deadlines.')
      onClose()
    },
    onSettled: readFamiliesAgain,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog open onClose={onClose} title="States and deadlines">
      <form className="form" onSubmit={send}>
        {save.isError && <Note tone="bad">{sentenceOf(save.error)}</Note>}
        <table className="table">
          <caption className="sr-only">States</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            {states.map(({ key, name, days }) => (
              <tr key={key}>
                <td>
                  <input
                    className="input"
                    name={`name-${key}`}
                    aria-label={`Name of ${name}`}
                    defaultValue={name}
                    required
                    maxLength={40}
                  />
                </td>
                <td>
                  <input
                    className="input"
                    type="number"
                    min={1}
                    max={365}
                    name={`days-${key}`}
                    aria-label={`Days in ${name}`}
                    defaultValue={days ?? ''}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">
          Empty: as long as it likes. After its days a family is late, first in bronze, then in red.
        </p>
        <Button look="primary" type="submit" sending={save.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
