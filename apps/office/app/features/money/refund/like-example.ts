import { shownMoney } from '@northlight/contract/money'

type Example = { when: string; amount_paise: number }

const named = ({ when, amount_paise }: Example) => `“${when}, ${shownMoney(amount_paise)}”`

/** Where the sum stands among the worked examples of the course's page, so that a slip of a month is seen at once. */
export const likeExample = (sum: number, examples: readonly Example[]): string | null => {
  const same = examples.find(({ amount_paise }) => amount_paise === sum)
  if (same) return `Equals the example ${named(same)} on the page of the course.`
  const falling = examples.toSorted((one, other) => other.amount_paise - one.amount_paise)
  const above = falling.findLast(({ amount_paise }) => amount_paise > sum)
  const below = falling.find(({ amount_paise }) => amount_paise < sum)
  if (above && below) return `Between the examples ${named(above)} and ${named(below)} on the page of the course.`
  return above ? `Less than the last example, ${named(above)}, on the page of the course.` : null
}
