import { shownDay } from '@northlight/contract/shown-day'
import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { coursePath } from '../../../platform/paths/paths.ts'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'
import { instalmentsPhrase, seatsPhrase } from './fee.ts'
import type { BranchFees as Branch } from './load-fees.ts'
import { TablePrice } from './price.tsx'

/** What the fee is for says the length too, where there is no room for both. */
const widestOnly = 'max-lg:hidden'

type Course = Branch['courses'][number]

/** All courses of one campus: what each costs, how it is paid, how many seats are left, and what to do next. */
export function BranchFees({ branch }: { branch: Branch }) {
  return (
    <>
      <FeeList branch={branch} />
      <FeeTable branch={branch} />
    </>
  )
}

/** Where a table has no room: name and fee, the rest on a tap. */
function FeeList({ branch }: { branch: Branch }) {
  const { language, say } = useWords()
  return (
    <ul
      aria-label={say('Courses at {campus}', { campus: branch.name })}
      className="border-b border-line-2 md:hidden print:hidden"
    >
      {branch.courses.map((one) => (
        <li key={one.course.slug}>
          <details className="border-t border-line-2">
            <summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2 text-sm leading-[1.35]">
              <span className="font-medium">
                <Stored text={one.course.name} />
              </span>
              <span className="text-right figures">
                {one.detail ? <TablePrice fee={one.detail.fee} /> : say('On request')}
              </span>
              <FoldMark size={18} className="text-bronze" />
            </summary>
            <div className="pb-3 text-sm">
              <Basis course={one} />
              {one.detail && (
                <p className="text-ink-2">
                  {[
                    instalmentsPhrase(one.detail.fee.instalments, say),
                    one.detail.starts_on && say('starts {day}', { day: shownDay(one.detail.starts_on, language) }),
                    seatsPhrase(one.detail.seats, one.detail.seats_left, say),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              )}
              <NextSteps branch={branch} course={one} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

function Basis({ course: { detail } }: { course: Course }) {
  const { say } = useWords()
  if (!detail?.fee.fee_basis) return null
  return (
    <span className="block text-xs font-normal text-ink-2">
      <Stored text={detail.fee.fee_basis} />
      {!detail.fee.is_gst_included && `, ${say('GST is added')}`}
    </span>
  )
}

function NextSteps({ branch, course: { course, detail } }: { branch: Branch; course: Course }) {
  const { say } = useWords()
  return (
    <span className="mt-1 flex flex-wrap gap-x-5 font-normal" data-noprint>
      <Link to={coursePath(branch.slug, course.slug)} className="inline-block py-1.5 md:hidden">
        {say('Details')}
        <span className="sr-only">: {course.name}</span>
      </Link>
      <Link to={`${coursePath(branch.slug, course.slug)}#enrol`} className="inline-block py-1.5">
        {detail !== undefined && detail.seats_left !== 0 ? say('Enrol') : say('Request a call-back')}
        <span className="sr-only">: {course.name}</span>
      </Link>
      <Link to={`/compare?c=${branch.slug}/${course.slug}`} className="inline-block py-1.5">
        {say('Compare')}
        <span className="sr-only">: {course.name}</span>
      </Link>
    </span>
  )
}

function FeeTable({ branch }: { branch: Branch }) {
  const { language, say } = useWords()
  return (
    <Table
      caption={say('Courses at {campus}', { campus: branch.name })}
      hideCaption
      className="max-md:hidden print:block"
    >
      <thead>
        <tr>
          <th scope="col">{say('Course')}</th>
          <th scope="col" className={widestOnly}>
            {say('Length')}
          </th>
          <th scope="col" data-num>
            {say('Fee')}
          </th>
          <th scope="col" className="pl-6">
            {say('Instalments')}
          </th>
          <th scope="col">{say('Starts')}</th>
          <th scope="col">{say('Seats')}</th>
        </tr>
      </thead>
      <tbody>
        {branch.courses.map((one) => {
          const { course, duration, detail } = one
          return (
            <tr key={course.slug}>
              <th scope="row" className="md:w-[34%] print:w-[34%]">
                <Link to={coursePath(branch.slug, course.slug)} className="inline-block py-0.5">
                  <Stored text={course.name} />
                </Link>
                <Basis course={one} />
                <NextSteps branch={branch} course={one} />
              </th>
              <td className={classes(widestOnly, 'whitespace-nowrap')}>
                <Stored text={duration} />
              </td>
              <td data-num>{detail ? <TablePrice fee={detail.fee} /> : say('On request')}</td>
              <td className="pl-6">
                {detail &&
                  detail.fee.amount_paise > 0 &&
                  (instalmentsPhrase(detail.fee.instalments, say) ?? say('one payment'))}
              </td>
              <td className="whitespace-nowrap">{detail?.starts_on && shownDay(detail.starts_on, language)}</td>
              <td className="whitespace-nowrap">{detail && seatsPhrase(detail.seats, detail.seats_left, say)}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
