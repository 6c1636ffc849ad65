import type { FamilyView } from '@northlight/contract/office/families/views'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '../../platform/me/use-me.ts'
import { hasTyped } from '../../platform/offline/use-typed.ts'
import { typedOf } from './words.ts'
import { CallForm } from './write-call.tsx'
import { MailForm } from './write-mail.tsx'
import { NoteForm } from './write-note.tsx'
import { WhatsAppForm } from './write-whatsapp.tsx'

const kinds = { call: 'Call', note: 'Note', whatsapp: 'WhatsApp', mail: 'Mail', plan: 'Plan' } as const
type Kind = keyof typeof kinds

const firstField = 'form :is(button, select, input, textarea)'

const isKind = (text: string | null): text is Kind => text !== null && text in kinds

/** Writes to the timeline; which kind stands in the address, so that ringing and WhatsApp come back to it. */
export function Composer({ family }: { family: FamilyView }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('write')
  // A phone shows the timeline first and the form when one of the kinds is chosen; a desk has room for both.
  const isPhone = matchMedia('(width <= 767px)').matches
  const { email } = useMe()
  // What was begun here and left is shown again first.
  const [begun, setBegun] = useState(
    () => (Object.keys(kinds) as Kind[]).find((one) => hasTyped(email, typedOf(family.id, one))) ?? null,
  )
  const kind = isKind(asked) ? asked : (begun ?? (isPhone ? null : 'call'))
  const choose = (next: Kind) => {
    setBegun(null)
    setParams(
      (before) => {
        const changed = new URLSearchParams(before)
        if (isPhone && next === kind) changed.delete('write')
        else changed.set('write', next)
        return changed
      },
      { replace: true },
    )
  }
  const place = useRef<HTMLElement>(null)
  // Anyone who asked for it by a key writes at once; on a phone the field would lift its keyboard over what is read.
  useEffect(() => {
    if (isKind(asked) && !isPhone) place.current?.querySelector<HTMLElement>(firstField)?.focus()
  }, [asked, isPhone])
  return (
    <section
      ref={place}
      className={kind === 'mail' ? 'composer composer--mail' : 'composer'}
      aria-label="Write to the timeline"
    >
      <fieldset className="chips">
        <legend className="sr-only">What happened</legend>
        {(Object.keys(kinds) as Kind[]).map((one) => (
          <button key={one} type="button" className="chip" aria-pressed={one === kind} onClick={() => choose(one)}>
            {kinds[one]}
          </button>
        ))}
      </fieldset>
      {kind === 'call' && <CallForm family={family} />}
      {kind === 'note' && <NoteForm family={family} />}
      {kind === 'plan' && <NoteForm family={family} isPlan />}
      {kind === 'whatsapp' && <WhatsAppForm family={family} />}
      {kind === 'mail' && <MailForm family={family} />}
    </section>
  )
}
