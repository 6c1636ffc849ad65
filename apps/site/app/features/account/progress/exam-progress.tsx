import { shownDate } from '@northlight/contract/dates'
import type { ExamProgressView, ProgressView } from '@northlight/contract/results/progress'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { testPath } from '../../../platform/paths/paths.ts'
import { Goal } from './goal.tsx'
import { PercentileLine } from './percentile-line.tsx'

type Props = { exam: ExamProgressView; onChange: (next: ProgressView) => void }

/** One examination: every test of it, its subjects beside the class, what is predicted and what is aimed for. */
export function ExamProgress({ exam, onChange }: Props) {
  const id = `exam-${exam.exam}`
  const standing = exam.points.filter(({ percentile }) => percentile !== null)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {exam.name}
      </h2>
      <div className="mt-5 grid grid-cols-1 items-start gap-x-[clamp(32px,5vw,80px)] gap-y-8 menu:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {standing.length > 1 && <PercentileLine points={standing} goal={exam.goal?.percentile ?? null} />}
          <Tests exam={exam.name} points={exam.points} />
          {exam.subjects.length > 1 && <Subjects exam={exam.name} subjects={exam.subjects} />}
        </div>
        <div className="grid gap-5">
          <p className="text-sm text-ink-2">
            {exam.prediction && (
              <b className="mb-1 block font-serif text-h3 font-medium text-ink figures">
                About {exam.prediction.middle.toFixed(1)} percentile
              </b>
            )}
            {exam.sentence}
          </p>
          <Goal exam={exam} onChange={onChange} />
        </div>
      </div>
    </section>
  )
}

function Tests({ exam, points }: { exam: string; points: ExamProgressView['points'] }) {
  return (
    <Table caption={`${exam}: tests`} hideCaption minWidth="sm:min-w-[420px]">
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col" className="max-sm:hidden">
            Day
          </th>
          <th scope="col" data-num>
            Marks
          </th>
          <th scope="col" data-num>
            Percentile
          </th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ test, ended_at, marks, max, percentile }) => {
          const day = ended_at ? shownDate(ended_at) : '–'
          return (
            <tr key={test.slug}>
              <th scope="row">
                <Link to={`${testPath(test.slug)}/report`}>{test.name}</Link>
                <span className="block text-xs font-normal text-ink-2 sm:hidden">{day}</span>
              </th>
              <td className="max-sm:hidden">{day}</td>
              <td data-num>
                {marks} of {max}
              </td>
              <td data-num>{percentile ?? 'from 20 students'}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** On a phone a head of two words takes two lines and the columns stand closer, so that all five are seen. */
const onTwoLines = 'max-sm:whitespace-normal!'
const closer = 'max-sm:[&_table]:text-xs max-sm:[&_:is(td,th):not(:last-child)]:pr-2!'

/** The last test of each subject beside the class; marks of different papers are never set against each other. */
function Subjects({ exam, subjects }: { exam: string; subjects: ExamProgressView['subjects'] }) {
  return (
    <Table caption={`${exam}: subjects in the last test`} minWidth="sm:min-w-[480px]" className={closer}>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col" data-num>
            You
          </th>
          <th scope="col" data-num className={onTwoLines}>
            Class average
          </th>
          <th scope="col" data-num className={onTwoLines}>
            Best tenth
          </th>
          <th scope="col" data-num>
            Percentile
          </th>
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ subject, points }) => {
          const last = points.at(-1)
          if (!last) return null
          return (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td data-num>
                {last.marks} of {last.max}
              </td>
              <td data-num>{last.average ?? '–'}</td>
              <td data-num>{last.best_tenth ?? '–'}</td>
              <td data-num>{last.percentile ?? '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
