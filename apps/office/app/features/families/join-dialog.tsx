import type { FamilyView } from '@northlight/contract/office/families/views'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/check.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { dayText } from '../../ui/time.tsx'
import { contactsOf, type Field, fields, isFixed, keepsOwnState, toldApartBy } from './join-defaults.ts'
import { readFamiliesAgain, useFamily } from './use-families.ts'

const flipped: Record<string, string> = { own: 'other', other: 'own' }

/** Two families side by side; one says which record stays, and for each field which value. */
export function JoinDialog({ family, other, onClose }: { family: FamilyView; other: number; onClose: () => void }) {
  const read = useFamily(String(other))
  const group = useId()
  const join = useMutation({
    mutationFn: ({ stays, ...choice }: Record<string, string>) => {
      const isOwn = stays !== 'other'
      // The call speaks of the record that stays: seen from the other one, what is own is the other's.
      const values = isOwn ? choice : Object.fromEntries(Object.entries(choice).map(([k, v]) => [k, flipped[v] ?? v]))
      const id = isOwn ? family.id : other
      return client.post(
        '/office/families/{id}/join',
        { other: isOwn ? other : family.id, ...values },
        { params: { id } },
      )
    },
    onSuccess: ({ message, join: made }) => {
      toast.done(message, {
        undo: async () => {
          await client.post('/office/families/joins/{id}/undo', undefined, { params: { id: made } })
          await readFamiliesAgain()
        },
      })
      onClose()
    },
    onSettled: readFamiliesAgain,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    join.mutate(
      Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])),
    )
  }
  const second = read.data
  const isOwnKept = (name: Field['name'], text: string) =>
    name === 'state' && second ? keepsOwnState(family, second) : text !== ''
  return (
    <Dialog open onClose={onClose} title="The same family?" wide>
      {!second && <Skeleton lines={6} />}
      {second && (
        <form className="form" onSubmit={send}>
          {join.isError && <Note tone="bad">{sentenceOf(join.error)}</Note>}
          <div className="table-wrap">
            <table className="table">
              <caption className="sr-only">Which value stays</caption>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  {[family, second].map((one) => (
                    <th key={one.id} scope="col">
                      {one.name}
                      <span className="under">{toldApartBy(one)}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {fields.map(({ name, label, text }) => (
                  <tr key={name}>
                    <th scope="row">{label}</th>
                    {([family, second] as const).map((one, at) => (
                      <td key={one.id}>
                        {isFixed(name, [family, second]) ? (
                          <span className="muted">{at === 0 ? 'Admitted, which stays' : ''}</span>
                        ) : text(family) === text(second) ? (
                          <span className="muted">{at === 0 ? text(one) || '–' : 'the same'}</span>
                        ) : (
                          <Radio
                            id={`${group}-${name}-${at}`}
                            name={name}
                            value={at === 0 ? 'own' : 'other'}
                            defaultChecked={(at === 0) === isOwnKept(name, text(family))}
                          >
                            {text(one) || '–'}
                          </Radio>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
                <tr>
                  <th scope="row">Reached by</th>
                  <td>{contactsOf(family)}</td>
                  <td>{contactsOf(second)}</td>
                </tr>
              </tbody>
            </table>
          </div>
          <fieldset className="field">
            <legend className="field__label flex items-baseline justify-between gap-3 text-sm font-[550]">
              Which record stays
            </legend>
            {[family, second].map((one, at) => (
              <Radio
                key={one.id}
                id={`${group}-stays-${at}`}
                name="stays"
                value={at === 0 ? 'own' : 'other'}
                defaultChecked={at === 0}
              >
                {one.name}, since {dayText(one.came_at)}, {one.touches} {one.touches === 1 ? 'touch' : 'touches'}
              </Radio>
            ))}
          </fieldset>
          <p className="small muted">
            All numbers and addresses are kept. Brothers and sisters stay two children of one family. Can be undone for
            30 days.
          </p>
          <div className="form-acts">
            <Button look="primary" type="submit" sending={join.isPending}>
              Join the two
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
