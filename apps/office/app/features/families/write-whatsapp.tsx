import type { FamilyView } from '@northlight/contract/office/families/views'
import { Select } from '@northlight/ui/kit/select.tsx'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { useFilled } from './use-filled.ts'
import { shownPhone, whatsAppLink } from './words.ts'
import { useWriteDown } from './write-down.ts'

/** Opens WhatsApp with a text of the institute. That it was opened is written down; that it was sent is not claimed. */
export function WhatsAppForm({ family }: { family: FamilyView }) {
  const texts = useFilled(family, 'whatsapp')
  const phones = family.contacts.filter(({ kind }) => kind === 'phone')
  const [phone, setPhone] = useState(phones[0]?.value ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? texts[0]?.body ?? ''
  if (phones.length === 0) return <p className="muted">No mobile number is known.</p>
  return (
    <div className="composer__form">
      <div className="composer__foot">
        <Select aria-label="Text" onChange={(event) => setTyped(texts[Number(event.target.value)]?.body ?? '')}>
          {texts.map(({ id, name }, at) => (
            <option key={id} value={at}>
              {name}
            </option>
          ))}
        </Select>
        {phones.length > 1 && (
          <Select aria-label="Number" value={phone} onChange={(event) => setPhone(event.target.value)}>
            {phones.map(({ value, whose }) => (
              <option key={value} value={value}>
                {shownPhone(value)} {whose}
              </option>
            ))}
          </Select>
        )}
      </div>
      <textarea
        className="input"
        rows={3}
        aria-label="What WhatsApp opens with"
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="composer__foot">
        <span className="small muted">Opens WhatsApp; there you send it.</span>
        <OpenWhatsApp key={`${phone} ${text}`} family={family.id} phone={phone} text={text} />
      </div>
    </div>
  )
}

type Message = { family: number; phone: string; text: string }

/**
 * One message to one number. Another one is opened, and written down, while this one is still on its way: WhatsApp opens
 * with each of them.
 */
function OpenWhatsApp({ family, phone, text }: Message) {
  const write = useWriteDown(family, `whatsapp:${phone}:${text}`)
  return (
    <a
      className={buttonClass({ look: 'primary' })}
      href={whatsAppLink(phone, text)}
      target="_blank"
      rel="noreferrer"
      onClick={() => write.mutate({ path: `/office/families/${family}/whatsapp`, words: 'WhatsApp', body: { text } })}
    >
      Open WhatsApp
    </a>
  )
}
