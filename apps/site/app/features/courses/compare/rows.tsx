import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '@northlight/contract/shown-day'
import type { Text } from '@northlight/contract/words/catalogue'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import type { UsedWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { coursePath } from '../../../platform/paths/paths.ts'
import { instalmentsPhrase, seatsPhrase } from '../fees/fee.ts'
import { TablePrice } from '../fees/price.tsx'
import { When } from '../fees/when.tsx'
import type { Compared } from './compared.ts'

type Row = { name: Text; value: (one: Compared, words: UsedWords) => ReactNode }

/** What is compared, in the order in which families ask. A value that is not there is shown as not stated. */
export const rows: readonly Row[] = [
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
                <When text={when} />
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
