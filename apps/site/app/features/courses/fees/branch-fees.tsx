import { shownMoney } from '@northlight/contract/money'
import { classes } from '@northlight/ui/classes.ts'
import { coursePath } from '../../../platform/paths/paths.ts'
import { shownDay } from '../../../platform/text/shown-day.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { instalmentsPhrase, seatsPhrase } from './fee.ts'
import type { BranchFees as Branch } from './load-fees.ts'
import { PhraseLines } from './phrase-lines.tsx'
import { TablePrice } from './price.tsx'

/** On phones these stand below the name instead of beside it. */
const wideOnly = 'max-md:hidden'
/** What the fee is for says the length too, where there is no room for both. */
const widestOnly = 'max-lg:hidden'

/** All courses of one campus: what each costs, how it is paid, how many seats are left, and what to do next. */
export function BranchFees({ branch }: { branch: Branch }) {
  return (
    <Table caption={`Courses at ${branch.name}`} hideCaption>
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col" className={widestOnly}>
            Length
          </th>
          <th scope="col" data-num>
            Fee
          </th>
          <th scope="col" className={classes(wideOnly, 'pl-6')}>
            Instalments
          </th>
          <th scope="col" className={wideOnly}>
            Starts
          </th>
          <th scope="col" className={wideOnly}>
            Seats
          </th>
        </tr>
      </thead>
      <tbody>
        {branch.courses.map(({ course, duration, detail }) => (
          <tr key={course.slug}>
            <th scope="row" className="md:w-[34%] print:w-[34%]">
              <Link to={coursePath(branch.slug, course.slug)} className="inline-block py-0.5">
                {course.name}
              </Link>
              {detail?.fee.fee_basis && (
                <span className="block text-xs font-normal text-ink-2">
                  {detail.fee.fee_basis}
                  {!detail.fee.is_gst_included && ', GST is added'}
                </span>
              )}
              {detail && (
                <PhraseLines
                  phrases={[
                    instalmentsPhrase(detail.fee.instalments, shownMoney),
                    detail.starts_on && `starts ${shownDay(detail.starts_on)}`,
                    seatsPhrase(detail.seats, detail.seats_left),
                  ]}
                />
              )}
              <span className="mt-1 flex flex-wrap gap-x-5 font-normal" data-noprint>
                <Link to={`${coursePath(branch.slug, course.slug)}#enrol`} className="inline-block py-1.5">
                  {detail !== undefined && detail.seats_left !== 0 ? 'Enrol' : 'Request a call-back'}
                  <span className="sr-only">: {course.name}</span>
                </Link>
                <Link to={`/compare?c=${branch.slug}/${course.slug}`} className="inline-block py-1.5">
                  Compare<span className="sr-only">: {course.name}</span>
                </Link>
              </span>
            </th>
            <td className={classes(widestOnly, 'whitespace-nowrap')}>{duration}</td>
            <td data-num>{detail ? <TablePrice fee={detail.fee} /> : 'On request'}</td>
            <td className={classes(wideOnly, 'pl-6')}>
              {detail &&
                detail.fee.amount_paise > 0 &&
                (instalmentsPhrase(detail.fee.instalments, shownMoney) ?? 'one payment')}
            </td>
            <td className={classes(wideOnly, 'whitespace-nowrap')}>
              {detail?.starts_on && shownDay(detail.starts_on)}
            </td>
            <td className={classes(wideOnly, 'whitespace-nowrap')}>
              {detail && seatsPhrase(detail.seats, detail.seats_left)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
