import type { GateLine as Line } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { StateWord } from '../../../ui/state-word.tsx'
import { capital } from '../words.ts'

type Props = {
  resource: Resource
  lines: readonly Line[]
  onGo: (field: string) => void
  onAnswer: ((key: string, answer: string) => Promise<void>) | undefined
}

const ruleWords: Record<string, string> = {
  'alt-text': 'pictures have a text',
  promises: 'no promises',
  consent: 'consent',
}

const labelOf = (resource: Resource, { field, rule }: Line) =>
  (field && resource.fields[field]?.label) || ruleWords[rule] || rule

const isOpen = ({ level, answer }: Line) => level === 'ok' || (level === 'answer' && answer !== null && answer !== '')

/** What must be true before anybody sees the record: ticks, what wants an answer, what closes it. */
export function GateLine({ resource, lines, onGo, onAnswer }: Props) {
  const [asked, setAsked] = useState<Line | null>(null)
  const [isSending, setSending] = useState(false)
  if (lines.length === 0) return null
  const good = lines.filter(isOpen)
  const rest = lines.filter((line) => !isOpen(line))
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = String(new FormData(event.currentTarget).get('answer') ?? '').trim()
    if (!asked || !onAnswer || !answer) return
    setSending(true)
    await onAnswer(asked.key, answer)
    setSending(false)
    setAsked(null)
  }
  return (
    <section className="gate" aria-label="Gate">
      <ul>
        {good.length > 0 && (
          <li>
            <StateWord icon="tick" tone="good" title={good.map((line) => labelOf(resource, line)).join(', ')}>
              {rest.length === 0 ? 'Ready to publish' : `${good.length} in order`}
            </StateWord>
          </li>
        )}
        {rest.map((line) => (
          <li
            key={line.key}
            className={line.level === 'answer' ? 'flex flex-wrap gap-y-0.5 gap-x-3 items-center ml-0' : undefined}
          >
            <StateWord icon={line.level === 'stop' ? 'lock' : 'warning'} tone={line.level === 'stop' ? 'bad' : 'due'}>
              {capital(labelOf(resource, line))}
            </StateWord>
            <span className="text-ink-2">{line.message}</span>
            {line.level === 'answer' && onAnswer && (
              <button type="button" className="link" onClick={() => setAsked(line)}>
                Answer
              </button>
            )}
            {line.field && (
              <button type="button" className="link" onClick={() => onGo(line.field ?? '')}>
                Go there
              </button>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={asked?.words ? `“${asked.words}”` : 'Answer'}>
        <form className="form" onSubmit={send}>
          <p>{asked?.message}</p>
          <TextField
            label="Why it may stand"
            name="answer"
            maxLength={500}
            required
            hint="Your sentence is kept with the record, with your name."
          />
          <Button look="primary" type="submit" sending={isSending}>
            Keep the answer
          </Button>
        </form>
      </Dialog>
    </section>
  )
}
