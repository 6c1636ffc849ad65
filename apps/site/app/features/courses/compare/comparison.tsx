import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { Text } from '@northlight/contract/words/catalogue'
import { Stored } from '@northlight/ui/words/said.tsx'
import { type UsedWords, useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { coursePath } from '../../../platform/paths/paths.ts'
import { shownDay } from '../../../platform/text/shown-day.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { instalmentsPhrase, seatsPhrase } from '../fees/fee.ts'
import { TablePrice } from '../fees/price.tsx'
import { compareAddress, without } from './chosen.ts'
import type { Compared } from './compared.ts'

type Row = { name: Text; value: (one: Compared, words: UsedWords) => ReactNode }

const rows: readonly Row[] = [
  {
    name: 'Fee',
    value: ({ detail }, { say }) =>
      detail ? (
        <>
          <TablePrice fee={detail.fee} />
          <span className="block text-xs text-ink-2">
            <Stored text={detail.fee.fee_basis} />
          </span>
        </>
      ) : (
        say('On request')
      ),
  },
  {
    name: 'Instalments',
    value: ({ detail }, { say }) =>
      detail &&
      detail.fee.discounted_amount_paise > 0 &&
      (instalmentsPhrase(detail.fee.instalments, say) ?? say('one payment')),
  },
  { name: 'Length', value: ({ duration }) => duration && <Stored text={duration} /> },
  { name: 'Hours a week', value: ({ detail }) => detail?.weekly_hours },
  { name: 'Students a batch', value: ({ batch_size }) => batch_size },
  { name: 'Seats', value: ({ detail }, { say }) => detail && seatsPhrase(detail.seats, detail.seats_left, say) },
  {
    name: 'Starts',
    value: ({ detail }, { language }) => detail?.starts_on && shownDay(detail.starts_on, language),
  },
  { name: 'Apply by', value: ({ detail }, { language }) => detail?.apply_by && shownDate(detail.apply_by, language) },
  { name: 'Tests', value: ({ tests_count }) => tests_count },
  { name: 'How it is taught', value: ({ mode }) => mode && <Stored text={mode} /> },
  { name: 'Who may join', value: ({ eligibility }) => eligibility && <Stored text={eligibility} /> },
  {
    name: 'Tutors',
    value: ({ detail }, { stored }) =>
      detail && detail.tutors > 0 && `${detail.tutors}: ${detail.subjects.map(stored).join(', ')}`,
  },
  {
    name: 'If you leave: your refund',
    value: ({ detail }) =>
      detail &&
      detail.refund.refund_examples.length > 0 && (
        <ul>
          {detail.refund.refund_examples.map(({ when, amount_paise }) => (
            <li key={when} className="max-w-64 justify-between gap-3 max-sm:mb-1.5 sm:flex">
              <span className="text-ink-2 max-sm:block">
                <Stored text={when} />
              </span>{' '}
              {shownMoney(amount_paise)}
            </li>
          ))}
        </ul>
      ),
  },
  {
    name: 'Last batch',
    value: ({ detail }, { say }) => {
      const batch = detail?.last_batch
      return (
        batch &&
        say('{finished} of the {began} who began in {month} finished', {
          finished: batch.students_finished,
          began: batch.students_began,
          month: batch.began,
        })
      )
    },
  },
  {
    name: 'Next step',
    value: ({ course, branch, detail }, { say }) => (
      <Link to={`${coursePath(branch.slug, course.slug)}#enrol`} className="inline-block py-2 text-sm">
        {detail && detail.seats_left !== 0 ? say('Enrol') : say('Request a call-back')}
        <span className="sr-only">: {`${course.name}, ${branch.name}`}</span>
      </Link>
    ),
  },
]

/** Two or three courses beside each other. On phones it scrolls in its own frame while the names of the rows stay. */
export function Comparison({ columns }: { columns: readonly Compared[] }) {
  const words = useWords()
  const { say } = words
  const chosen = columns.map(({ branch, course }) => ({ branch: branch.slug, course: course.slug }))
  return (
    <Table
      caption={say('Courses compared')}
      hideCaption
      minWidth={columns.length > 2 ? 'min-w-150' : columns.length > 1 ? 'min-w-110' : undefined}
    >
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 z-1 w-24 bg-paper sm:w-36">
            <span className="sr-only">{say('What is compared')}</span>
          </th>
          {columns.map(({ course, branch }, index) => (
            <th key={`${branch.slug}/${course.slug}`} scope="col" className="align-top! font-normal!">
              <Link
                to={coursePath(branch.slug, course.slug)}
                className="block font-serif text-h4 leading-[1.2] text-ink no-underline hover:underline"
              >
                <Stored text={course.name} />
              </Link>
              <span className="mt-1 block text-sm text-bronze">
                <Stored text={branch.name} />
              </span>
              {chosen[index] && (
                <Link
                  to={compareAddress(without(chosen, chosen[index]))}
                  className="inline-block py-2 text-sm"
                  data-noprint
                >
                  {say('Remove')}
                  <span className="sr-only"> {`${course.name}, ${branch.name}`}</span>
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className="sticky left-0 z-1 bg-paper align-top text-ink-2">
              {say(name)}
            </th>
            {columns.map((column) => (
              <td key={`${column.branch.slug}/${column.course.slug}`}>{value(column, words) || <Unknown />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Unknown() {
  const { say } = useWords()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{say('not stated')}</span>
    </>
  )
}
