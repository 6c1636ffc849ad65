import { shownDate } from '@northlight/contract/dates'
import type { FullReportView } from '@northlight/contract/results/report-views'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { numberList, shownMarks, signedMarks } from './shown.ts'

/** Marks that changed after the first marking: when, by how much, and why. */
export function MarkChanges({ changes }: Pick<FullReportView, 'changes'>) {
  const { say, language } = useWords()
  if (changes.length === 0) return null
  return (
    <div className="mt-8 grid gap-3">
      {changes.map(({ at, reason, change, marks_before, marks_after, questions }) => (
        <Notice key={at} kind={change < 0 ? 'warning' : 'info'}>
          <b>
            {say('{day}: {change}, from {before} to {after}.', {
              day: shownDate(at, language),
              change: signedMarks(change),
              before: shownMarks(marks_before),
              after: shownMarks(marks_after),
            })}
          </b>{' '}
          {reason}
          {questions.length > 0 &&
            ` ${say('It touches question {numbers}.', {
              numbers: numberList(
                questions.map(({ number }) => number),
                say,
              ),
            })}`}
        </Notice>
      ))}
    </div>
  )
}
