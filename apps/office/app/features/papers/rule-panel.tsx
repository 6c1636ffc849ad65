import type { PaperBuildView, Pick } from '@northlight/contract/office/papers'
import { Select } from '@northlight/ui/kit/select.tsx'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { inSentence, RuleTopics } from './rule-topics.tsx'

type Props = {
  paper: PaperBuildView
  section: number
  topics: string[]
  empty: number
  onTake: (picks: Pick[]) => void
}

const months = [0, 3, 6, 12]
const languageSets: [string, ('en' | 'kn' | 'hi')[]][] = [
  ['any language', []],
  ['English and Kannada', ['en', 'kn']],
  ['all three languages', ['en', 'kn', 'hi']],
]

/** "5 of Rotation: 1 easy, 2 moderate, 2 hard, unused for 6 months": what the bank has, and what it would take. */
export function RulePanel({ paper, section, topics, empty, onTake }: Props) {
  const [rule, setRule] = useState({
    topics: [] as string[],
    easy: 0,
    moderate: empty,
    hard: 0,
    unused_months: 0,
    languages: 0,
  })
  const [without, setWithout] = useState<number[]>([])
  const ask = useMutation({
    mutationFn: (skipped: number[]) =>
      client.post(
        '/office/papers/{id}/by-rule',
        {
          section,
          topics: rule.topics,
          easy: rule.easy,
          moderate: rule.moderate,
          hard: rule.hard,
          unused_months: rule.unused_months,
          languages: languageSets[rule.languages]?.[1] ?? [],
          without: skipped,
        },
        { params: { id: paper.id } },
      ),
    onError: toast.failed,
  })
  const set = (more: Partial<typeof rule>) => setRule((before) => ({ ...before, ...more }))
  const count = (name: 'easy' | 'moderate' | 'hard') => (
    <input
      className="input"
      inputMode="numeric"
      aria-label={`How many ${name} ones`}
      value={String(rule[name])}
      onChange={(event) => set({ [name]: Number(event.target.value.replaceAll(/\D/g, '').slice(0, 3)) })}
    />
  )
  const found = ask.data
  const another = (pick: Pick) => {
    const next = [...without, pick.version_id]
    setWithout(next)
    ask.mutate(next)
  }
  return (
    <>
      <div className="rule">
        <p className="rule__sentence [justify-self:stretch] min-w-0 leading-[2.7] max-menu:leading-[3.6]">
          Take {count('easy')} easy, {count('moderate')} moderate, {count('hard')} hard of{' '}
          <RuleTopics topics={topics} chosen={rule.topics} onChange={(next) => set({ topics: next })} />, unused for{' '}
          <Select
            className={inSentence}
            aria-label="Unused for"
            value={rule.unused_months}
            onChange={(event) => set({ unused_months: Number(event.target.value) })}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {one === 0 ? 'any time' : `${one} months`}
              </option>
            ))}
          </Select>
          , in{' '}
          <Select
            className={inSentence}
            aria-label="Languages"
            value={rule.languages}
            onChange={(event) => set({ languages: Number(event.target.value) })}
          >
            {languageSets.map(([label], at) => (
              <option key={label} value={at}>
                {label}
              </option>
            ))}
          </Select>
          .
        </p>
        <Button
          sending={ask.isPending}
          onClick={() => {
            setWithout([])
            ask.mutate([])
          }}
        >
          Look into the bank
        </Button>
      </div>
      {found && (
        <>
          <h3 className="rule__head">What the bank has</h3>
          <table className="table">
            <caption className="sr-only">What the bank has for this rule</caption>
            <thead>
              <tr>
                <th scope="col">Topic</th>
                <th scope="col" className="at-end">
                  Easy
                </th>
                <th scope="col" className="at-end">
                  Moderate
                </th>
                <th scope="col" className="at-end">
                  Hard
                </th>
              </tr>
            </thead>
            <tbody>
              {found.stock
                .filter((row) => rule.topics.includes(row.topic) || row.Easy + row.Moderate + row.Hard > 0)
                .map((row) => (
                  <tr key={row.topic}>
                    <th scope="row">{row.topic}</th>
                    <td className="at-end">{row.Easy}</td>
                    <td className="at-end">{row.Moderate}</td>
                    <td className="at-end">{row.Hard}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          {found.lacks.length > 0 ? (
            <Note tone="due">{found.lacks.join(' ')}</Note>
          ) : (
            <p>
              <StateWord icon="tick" tone="good">
                the bank has enough
              </StateWord>
            </p>
          )}
          <h3 className="rule__head">Would take</h3>
          <ul className="rows">
            {found.take.map((pick) => (
              <li key={pick.version_id}>
                <span className="grow">
                  <b>{pick.code}</b> {pick.topic}, {pick.difficulty.toLowerCase()}
                  <RichText as="span" className="under clip" html={pick.opening} />
                </span>
                <Button small onClick={() => another(pick)}>
                  Another
                </Button>
              </li>
            ))}
          </ul>
          {found.take.length > 0 && (
            <Button
              look="primary"
              disabled={empty === 0}
              onClick={() => {
                onTake(found.take)
                ask.reset()
              }}
            >
              {empty === 0
                ? 'No place is empty'
                : `Fill ${Math.min(empty, found.take.length)} ${Math.min(empty, found.take.length) === 1 ? 'place' : 'places'}`}
            </Button>
          )}
        </>
      )}
    </>
  )
}
