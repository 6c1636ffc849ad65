import type { practiceTopics } from '@northlight/contract/results/practice'
import { Button } from '@northlight/ui/kit/button.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { questionsWords } from './questions-words.ts'
import { useStartPractice } from './start-practice.tsx'

type Subjects = z.output<typeof practiceTopics.reply>['subjects']

const difficulties = ['Easy', 'Moderate', 'Hard'] as const
const counts = [5, 10, 20, 30]

/** Choose a length and a difficulty once, then a topic with one press. */
export function TopicChoice({ subjects }: { subjects: Subjects }) {
  const { say, stored } = useWords()
  const [count, setCount] = useState(10)
  const [difficulty, setDifficulty] = useState('')
  const start = useStartPractice()
  if (subjects.length === 0)
    return (
      <EmptyState title={say('Nothing to practise yet')}>
        <p>{say('Questions open for practice once a test with them is over.')}</p>
      </EmptyState>
    )
  const begin = (subject: string, topic?: string) =>
    start.run({
      kind: 'topic',
      subject,
      count,
      ...(topic && { topic }),
      ...(difficulty && { difficulty: difficulty as (typeof difficulties)[number] }),
    })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,50%_-_4px)),1fr))] gap-2">
        <SelectField
          label={say('How many questions')}
          name="count"
          value={String(count)}
          onChange={(event) => setCount(Number(event.target.value))}
          options={counts.map((n) => ({ value: String(n), label: String(n) }))}
        />
        <SelectField
          label={say('Difficulty')}
          name="difficulty"
          value={difficulty}
          onChange={(event) => setDifficulty(event.target.value)}
          options={[
            { value: '', label: say('Mixed') },
            ...difficulties.map((one) => ({ value: one, label: say(one) })),
          ]}
        />
      </div>
      {subjects.map(({ subject, questions, topics }, place) => (
        <details key={subject} open={place === 0} className="border-t border-line-2 pt-4">
          <summary className="flex min-h-tap flex-wrap items-center justify-between gap-x-4">
            <h2 className="text-h3">{stored(subject)}</h2>
            <span className="flex items-center gap-3 text-sm text-ink-2">
              {questionsWords(questions, say)}
              <FoldMark />
            </span>
          </summary>
          <p className="mt-2 mb-4">
            <Button variant="line" size="sm" disabled={start.pending} onClick={() => begin(subject)}>
              {say('All of {subject}', { subject: stored(subject) })}
            </Button>
          </p>
          <Table caption={stored(subject)} hideCaption>
            <thead>
              <tr>
                <th scope="col">{say('Topic')}</th>
                <th scope="col" data-num>
                  {say('Questions')}
                </th>
                <th scope="col" data-num className="max-sm:hidden">
                  {say('Tried')}
                </th>
                <th scope="col" data-num>
                  {say('Right')}
                </th>
                <th scope="col">
                  <span className="sr-only">{say('Start')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {topics.map((topic) => (
                <tr key={topic.topic}>
                  <th scope="row">{stored(topic.topic)}</th>
                  <td data-num>{topic.questions}</td>
                  <td data-num className="max-sm:hidden">
                    {topic.tried}
                  </td>
                  <td data-num>{topic.tried === 0 ? '–' : `${Math.round((topic.right / topic.tried) * 100)}%`}</td>
                  <td data-num>
                    <button
                      type="button"
                      disabled={start.pending}
                      onClick={() => begin(subject, topic.topic)}
                      className="-my-2.5 min-h-11 font-semibold text-sky underline decoration-1 underline-offset-4 hover:text-night"
                    >
                      {say('Practise')}
                      <span className="sr-only"> {stored(topic.topic)}</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      ))}
    </div>
  )
}
