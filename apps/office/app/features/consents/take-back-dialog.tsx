import type { AgreedConsent } from '@northlight/contract/office/consent-desk'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { dayText } from '../../ui/time.tsx'

type Props = { of: AgreedConsent; onClose: () => void; onDone: () => void }

export function TakeBackDialog({ of: { id, name, by_name, stops, ends }, onClose, onDone }: Props) {
  const send = useSendForm(`/office/consents/${id}/withdraw`, () => {
    onDone()
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Take back what ${by_name} agreed to?`}
      foot={
        <span className="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger-filled" sending={send.isPending} onClick={() => send.mutate({})}>
            Take it back
          </Button>
        </span>
      }
    >
      {send.isError && <Note tone="bad">{sentenceOf(send.error)}</Note>}
      <p>
        {name} takes no test and gets no hall ticket until a parent agrees again, and nobody sees the marks through the
        parent’s account. {name} is told.
      </p>
      {stops.length + ends.length === 0 ? (
        <p className="muted">No test, hall or application is open at the moment.</p>
      ) : (
        <ul className="rows">
          {stops.map(({ what, on }) => (
            <li key={`${what} ${on}`}>
              <span className="grow">Stops: {what}</span>
              <span className="end small">{dayText(on)}</span>
            </li>
          ))}
          {ends.map((number) => (
            <li key={number}>
              <span className="grow">Ends: application {number}</span>
              <span className="end small">the seat is free at once</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
