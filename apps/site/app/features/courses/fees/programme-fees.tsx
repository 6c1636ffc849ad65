import type { TwoYearView } from '@northlight/contract/content/page-texts'
import { shownMoney } from '@northlight/contract/money'
import type { Text } from '@northlight/contract/words/catalogue'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { coursePath } from '../../../platform/paths/paths.ts'
import { instalmentsPhrase, seatsPhrase } from './fee.ts'
import { PhraseLines } from './phrase-lines.tsx'
import { TablePrice } from './price.tsx'

type Fees = TwoYearView['variants'][number]['fees']

/** What each campus asks for each course of a variant. */
export function ProgrammeFees({ fees, variant }: { fees: Fees; variant: string }) {
  const { say, stored } = useWords()
  return (
    <Table caption={say('Fees for one academic year, {variant}', { variant: stored(variant) })} hideCaption>
      <thead>
        <tr>
          <th scope="col">{say('Campus and course')}</th>
          <th scope="col" data-num>
            {say('One year')}
          </th>
          <th scope="col" className="pl-6 max-md:hidden">
            {say('Instalments')}
          </th>
          <th scope="col" className="max-md:hidden">
            {say('Seats')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.map((fee) => (
          <tr key={`${fee.branch.slug}/${fee.course.slug}`}>
            <th scope="row">
              <Link to={coursePath(fee.branch.slug, fee.course.slug)} className="inline-block py-0.5">
                <Stored text={fee.branch.name} />: <Stored text={fee.course.name} />
              </Link>
              {fee.fee_parts.length > 0 && (
                <span className="block text-xs font-normal text-ink-2">
                  {fee.fee_parts
                    .map(({ name, amount_paise }) => `${stored(name)} ${shownMoney(amount_paise)}`)
                    .join(' + ')}
                </span>
              )}
              <PhraseLines
                phrases={[instalmentsPhrase(fee.instalments, say), seatsPhrase(fee.seats, fee.seats_left, say)]}
              />
            </th>
            <td data-num>
              <TablePrice fee={fee} />
            </td>
            <td className="pl-6 max-md:hidden">{instalmentsPhrase(fee.instalments, say) ?? say('one payment')}</td>
            <td className="whitespace-nowrap max-md:hidden">{seatsPhrase(fee.seats, fee.seats_left, say)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const numbers: readonly ['students_began' | 'students_finished', Text][] = [
  ['students_began', 'Began'],
  ['students_finished', 'Finished'],
]

const ways: readonly ['jee' | 'neet' | 'kcet' | 'other' | 'trying_again', Text][] = [
  ['jee', 'JEE seat'],
  ['neet', 'NEET seat'],
  ['kcet', 'KCET seat'],
  ['other', 'Other course'],
  ['trying_again', 'Trying again'],
]

/** Seven columns do not fit on a phone: there the ways stand below the name, and only those that somebody went. */
const wideOnly = 'max-md:hidden'

/** Every student of the last batches, counted whole. */
export function ProgrammeResults({ fees }: { fees: Fees }) {
  const { say } = useWords()
  const told = fees.filter(({ last_batch }) => last_batch !== null)
  if (told.length === 0) return null
  return (
    <Table caption={say('Every student who began, and where they went')} minWidth="md:min-w-170">
      <thead>
        <tr>
          <th scope="col">{say('Course')}</th>
          {numbers.map(([key, name]) => (
            <th key={key} scope="col" data-num>
              {say(name)}
            </th>
          ))}
          {ways.map(([key, name]) => (
            <th key={key} scope="col" data-num className={wideOnly}>
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(({ course, branch, last_batch }) => (
          <tr key={`${branch.slug}/${course.slug}`}>
            <th scope="row">
              <Stored text={branch.name} />: <Stored text={course.name} />
              <span className="block text-xs font-normal text-ink-2">
                {last_batch && say('{from} to {to}', { from: last_batch.began, to: last_batch.finished_in })}
              </span>
              <PhraseLines
                phrases={ways.map(
                  ([key, name]) => last_batch !== null && last_batch[key] > 0 && `${say(name)}: ${last_batch[key]}`,
                )}
              />
            </th>
            {numbers.map(([key]) => (
              <td key={key} data-num>
                {last_batch?.[key]}
              </td>
            ))}
            {ways.map(([key]) => (
              <td key={key} data-num className={wideOnly}>
                {last_batch?.[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
