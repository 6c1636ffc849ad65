import type { FamilyView } from '@northlight/contract/office/families/views'
import { type CallResult, callResults } from '@northlight/contract/office/family-words'
import { Select } from '@northlight/ui/kit/select.tsx'
import { type FormEvent, useState } from 'react'
import { useTyped } from '../../platform/offline/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { NextTime } from './next-time.tsx'
import { useDesk } from './use-families.ts'
import { tomorrowEvening, typedOf } from './words.ts'
import { useWriteDown } from './write-down.ts'

const byHand = ['contacted', 'visit-fixed', 'visited', 'later', 'not-for-us']
/** Nobody answered: tried again tomorrow evening, unless somebody says otherwise. */
const proposed = (result: CallResult) => (result === 'no-answer' ? tomorrowEvening() : '')

const empty: { result: CallResult; text: string } = { result: 'spoke', text: '' }

/** How a call went, in one tap; what was said; when to call again. */
export function CallForm({ family }: { family: FamilyView }) {
  const desk = useDesk()
  const typed = useTyped(typedOf(family.id, 'call'), empty)
  const { result, text } = typed.values
  const [next, setNext] = useState(() => proposed(result))
  const [kind, setKind] = useState<'call' | 'visit'>('call')
  const [state, setState] = useState('')
  const clear = () => {
    typed.clear()
    setNext('')
    setState('')
    setKind('call')
  }
  const write = useWriteDown(family.id, 'call', clear)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    write.mutate({
      path: `/office/families/${family.id}/call`,
      words: 'The call',
      body: {
        result,
        at: '',
        ...(text.trim() && { text: text.trim() }),
        ...(next && { next_at: next, next_kind: kind }),
        ...(state && { state }),
      },
    })
  }
  const choose = (one: CallResult) => {
    typed.type({ result: one })
    if (next === '' || one === 'no-answer') setNext(proposed(one))
  }
  return (
    <form className="composer__form" onSubmit={send}>
      <fieldset className="results">
        <legend className="sr-only">How did it go?</legend>
        {(Object.keys(callResults) as CallResult[]).map((one) => (
          <Button
            key={one}
            className="aria-pressed:border-night aria-pressed:bg-night aria-pressed:text-on-night"
            aria-pressed={one === result}
            onClick={() => choose(one)}
          >
            {callResults[one]}
          </Button>
        ))}
      </fieldset>
      <textarea
        className="input"
        rows={2}
        aria-label="What was said"
        placeholder="What was said, in a sentence"
        maxLength={2000}
        value={text}
        onChange={(event) => typed.type({ text: event.target.value })}
      />
      <div className="composer__foot">
        <NextTime key={`${result}`} label="Next" value={next} onChange={setNext} isRequired={result === 'call-at'} />
        {next !== '' && (
          <Select
            aria-label="What is next"
            value={kind}
            onChange={(event) => setKind(event.target.value as 'call' | 'visit')}
          >
            <option value="call">a call</option>
            <option value="visit">a visit</option>
          </Select>
        )}
        <Select
          className="desk-only"
          aria-label="State"
          value={state}
          onChange={(event) => setState(event.target.value)}
        >
          <option value="">state by itself</option>
          {desk?.states
            .filter(({ key }) => byHand.includes(key))
            .map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </Select>
        <Button look="primary" type="submit" sending={write.isPending}>
          Write down
        </Button>
      </div>
    </form>
  )
}
