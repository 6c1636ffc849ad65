import type { TakenTestView } from '@northlight/contract/children'
import { shownDate } from '@northlight/contract/dates'
import { lengthWords } from '../../../platform/text/start-words.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { childPath } from './child-card.tsx'
import { marksWords } from './child-words.ts'

/** Every test the child has begun, newest first, with marks, time and the letter. */
export function ChildTests({ childId, tests }: { childId: number; tests: TakenTestView[] }) {
  if (tests.length === 0) return <p className="text-sm text-ink-2">No test has been taken yet.</p>
  return (
    <Table caption="Tests and marks" hideCaption minWidth="min-w-[480px]">
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">Day</th>
          <th scope="col" data-num>
            Marks
          </th>
          <th scope="col" data-num>
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
            <th scope="row">{test.name}</th>
            <td>{shownDate(test.started_at)}</td>
            <td data-num>{marksWords(test)}</td>
            <td data-num>{test.used_ms === null ? '–' : lengthWords(test.used_ms)}</td>
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
