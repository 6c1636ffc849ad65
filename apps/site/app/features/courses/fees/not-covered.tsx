import type { TwoYearView } from '@northlight/contract/content/page-texts'
import { shownMoney } from '@northlight/contract/money'
import type { Say } from '@northlight/contract/words/say'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

export type NotCoveredItem = TwoYearView['not_covered'][number]

const sum = ({ amount_from_paise, amount_to_paise }: NotCoveredItem, say: Say) =>
  amount_to_paise === null || amount_to_paise === amount_from_paise
    ? shownMoney(amount_from_paise)
    : say('{from} to {to}', { from: shownMoney(amount_from_paise), to: shownMoney(amount_to_paise) })

/** What a family pays besides the fee, so that nothing comes as a surprise. */
export function NotCovered({ items }: { items: readonly NotCoveredItem[] }) {
  const { say } = useWords()
  return (
    <ul>
      {items.map((item) => (
        <li key={item.what} className="border-t border-line py-2.5 text-sm leading-brief text-ink-2">
          <Stored text={item.what} />
          <span className="block font-medium text-ink figures">
            {sum(item, say)}
            {item.note && (
              <span className="font-normal text-ink-2">
                {' '}
                · <Stored text={item.note} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
