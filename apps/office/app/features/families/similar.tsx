import type { FamilyView } from '@northlight/contract/office/families/views'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Note } from '../../ui/note.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { readFamiliesAgain } from './use-families.ts'
import { classText } from './words.ts'

/** Who may be the same: never joined without somebody who looked. */
export function Similar({ family }: { family: FamilyView }) {
  const may = useMay()
  const [other, setOther] = useState<number | null>(null)
  const apart = useMutation({
    mutationFn: (id: number) =>
      client.post('/office/families/{id}/apart', { other: id }, { params: { id: family.id } }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: readFamiliesAgain,
  })
  if (!may('families.join')) return null
  return (
    <>
      {family.similar.map((one) => (
        <div key={one.id} className="similar">
          <Note
            icon="join"
            acts={
              <>
                <button type="button" className="link" onClick={() => setOther(one.id)}>
                  Compare
                </button>
                <button type="button" className="link" onClick={() => apart.mutate(one.id)}>
                  Not the same
                </button>
              </>
            }
          >
            Similar: <b>{one.name}</b>
            {one.class && `, ${classText(one.class)}`}, {one.why}. Not joined.
          </Note>
        </div>
      ))}
      {other !== null && <JoinDialog family={family} other={other} onClose={() => setOther(null)} />}
    </>
  )
}
