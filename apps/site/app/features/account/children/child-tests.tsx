import type { TakenTestView } from '@northlight/contract/children'
import { shownDate } from '@northlight/contract/dates'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { childPath } from '../../../platform/paths/paths.ts'
import { marksWords, usedWords } from './child-words.ts'

/** Every test the child has begun, newest first, with marks, time and the letter. */
export function ChildTests({ childId, tests }: { childId: number; tests: TakenTestView[] }) {
  if (tests.length === 0) return <p className="text-sm text-ink-2">No test has been taken yet.</p>
  return (
    <Table caption="Tests and marks" hideCaption minWidth="sm:min-w-[480px]">
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col" className="max-sm:hidden">
            Day
          </th>
          <th scope="col" data-num>
            Marks
          </th>
          <th scope="col" data-num className="max-sm:hidden">
            Time used
          </th>
          <th scope="col">
            <span className="sr-only">Letter</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <tr key={`${test.name} ${test.started_at}`}>
            <th scope="row">
              {test.name}
              <span className="block text-xs font-normal text-ink-2 sm:hidden">
                {[shownDate(test.started_at), test.used_ms !== null && usedWords(test.used_ms)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <td className="max-sm:hidden">{shownDate(test.started_at)}</td>
            <td data-num>{marksWords(test)}</td>
            <td data-num className="max-sm:hidden">
              {test.used_ms === null ? '–' : usedWords(test.used_ms)}
            </td>
            <td className="text-right">
              {test.report && (
                <Link to={`${childPath(childId)}/reports/${test.report}`}>
                  Letter<span className="sr-only"> about {test.name}</span>
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
