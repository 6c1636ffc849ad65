import type { practiceTopics } from '@northlight/contract/results/practice'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'
import { questionsWords } from './questions-words.ts'
import { useStartPractice } from './start-practice.tsx'

type Subjects = z.output<typeof practiceTopics.reply>['subjects']

const counts = [5, 10, 20, 30, 50]
const minutes = [10, 20, 30, 45, 60, 90]
const mostChapters = 30

const choices = (values: number[]) => values.map((n) => ({ value: String(n), label: String(n) }))

/** A test of one's own: chapters, number and minutes. Right and wrong are told at the end, as in a real one. */
export function OwnTest({ subjects }: { subjects: Subjects }) {
  const { say, stored } = useWords()
  const start = useStartPractice()
  const [complaint, setComplaint] = useState<string>()
  if (subjects.length === 0) return null
  return (
    <details className="border-y border-line-2 py-4">
      <summary className="flex min-h-tap items-center justify-between gap-4">
        <h2 className="text-h3">{say('Make your own test')}</h2>
        <FoldMark className="text-ink-2" />
      </summary>
      <form
        aria-label={say('Make your own test')}
        className="mt-3 grid gap-6"
        onChange={() => setComplaint(undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const chapters = form.getAll('chapter').map((value) => JSON.parse(String(value)))
          if (chapters.length === 0) return setComplaint(say('Choose at least one chapter.'))
          if (chapters.length > mostChapters)
            return setComplaint(say('Choose at most {count} chapters.', { count: mostChapters }))
          void start.run({
            kind: 'own',
            chapters,
            count: Number(form.get('count')),
            minutes: Number(form.get('minutes')),
          })
        }}
      >
        <p className="max-w-brief text-sm text-ink-2">
          {say('Choose chapters, how many questions and how many minutes. The answers are shown when you submit.')}
        </p>
        <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,50%_-_4px)),1fr))] gap-2">
          <SelectField label={say('Questions')} name="count" defaultValue="10" options={choices(counts)} />
          <SelectField label={say('Minutes')} name="minutes" defaultValue="20" options={choices(minutes)} />
        </div>
        {subjects.map(({ subject, topics }) => (
          <fieldset key={subject}>
            <legend className="font-semibold">{stored(subject)}</legend>
            <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
              {topics.map(({ topic, questions }) => (
                <Checkbox
                  key={topic}
                  name="chapter"
                  value={JSON.stringify({ subject, topic })}
                  label={
                    <>
                      {stored(topic)} <span className="text-ink-2">({questionsWords(questions, say)})</span>
                    </>
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
        <p role="alert" className="text-sm font-medium text-clay-ink empty:hidden">
          {complaint}
        </p>
        <p>
          <SubmitButton pending={start.pending} pendingLabel={say('Making the test')}>
            {say('Start my test')}
          </SubmitButton>
        </p>
      </form>
    </details>
  )
}
