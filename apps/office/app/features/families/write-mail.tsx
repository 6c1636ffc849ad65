import type { FamilyView } from '@northlight/contract/office/families/views'
import { Select } from '@northlight/ui/kit/select.tsx'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFilled } from './use-filled.ts'
import { useWriteDown } from './write-down.ts'

/** A mail from a text of the institute, changed as one likes; it goes through the outbox. */
export function MailForm({ family }: { family: FamilyView }) {
  const texts = useFilled(family, 'mail')
  const addresses = family.contacts.filter(({ kind }) => kind === 'email')
  const [typed, setTyped] = useState<{ subject: string; body: string } | null>(null)
  const { subject, body } = typed ?? texts[0] ?? { subject: '', body: '' }
  const [to, setTo] = useState(addresses[0]?.value ?? '')
  const write = useWriteDown(family.id, 'mail', () => setTyped(null))
  if (addresses.length === 0) return <p className="muted">No e-mail address is known.</p>
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    write.mutate({ path: `/office/families/${family.id}/mail`, words: 'The mail', body: { to, subject, body } })
  }
  return (
    <form className="composer__form" onSubmit={send}>
      <div className="composer__foot">
        <Select
          aria-label="Text"
          onChange={(event) => setTyped(texts[Number(event.target.value)] ?? { subject: '', body: '' })}
        >
          {texts.map(({ id, name }, at) => (
            <option key={id} value={at}>
              {name}
            </option>
          ))}
        </Select>
        <Select aria-label="To" value={to} onChange={(event) => setTo(event.target.value)}>
          {addresses.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </Select>
      </div>
      <input
        className="input"
        aria-label="Subject"
        required
        maxLength={200}
        value={subject}
        onChange={(event) => setTyped({ subject: event.target.value, body })}
      />
      <textarea
        className="input"
        rows={6}
        aria-label="Mail"
        required
        maxLength={5000}
        value={body}
        onChange={(event) => setTyped({ subject, body: event.target.value })}
      />
      <div className="composer__foot">
        <Button look="primary" icon="mail" type="submit" sending={write.isPending}>
          Send
        </Button>
      </div>
    </form>
  )
}
