/** Whole per cent from 0 to 100 as somebody types it, with or without its sign; null for anything else. */
export const percentOf = (text: string): number | null => {
  const [, digits] = /^\s*(\d{1,3})\s*%?\s*$/.exec(text) ?? []
  const percent = Number(digits ?? Number.NaN)
  return percent <= 100 ? percent : null
}
