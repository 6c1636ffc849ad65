import { shownMoney } from '@northlight/contract/money'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Refund } from './fee.ts'
import { When } from './when.tsx'

/** Percent of the fee, between 0 and 100. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, Math.round((part / whole) * 1000) / 10)) : 0

type Props = {
  examples: Refund['refund_examples']
  /** The whole fee, which the bars are measured against. */
  feePaise: number
  /** What the caption names: a course, a campus. */
  about: string
}

/** What comes back by the day of leaving: a bar for the eye, the sum beside it. */
export function RefundTable({ examples, feePaise, about }: Props) {
  const { say } = useWords()
  if (examples.length === 0) return null
  return (
    <Table
      hideCaption
      caption={say('Refund by the time of leaving, of a fee of {fee}: {about}', { fee: shownMoney(feePaise), about })}
      className="[&_table]:text-md"
    >
      <thead>
        <tr>
          <th scope="col">{say('You leave')}</th>
          <th scope="col" data-num>
            {say('Your refund')}
          </th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ when, amount_paise }) => (
          <tr key={when}>
            <th scope="row" className="w-full">
              <span className="grid items-center gap-x-1.5 gap-y-2 font-normal sm:grid-cols-[12rem_1fr]">
                <When text={when} />
                <Bar share={shareOf(amount_paise, feePaise)} />
              </span>
            </th>
            <td data-num className="pl-4 font-semibold max-sm:align-bottom">
              {shownMoney(amount_paise)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg width="100%" height="10" aria-hidden="true" className="block">
      <rect width="100%" height="10" rx="5" className="fill-paper-3" />
      <rect width={`${share}%`} height="10" rx="5" className="fill-leaf" />
    </svg>
  )
}
