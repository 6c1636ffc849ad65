export type PageWindowInput = {
  /** Items in all; must be positive. */
  total: number
  perPage?: number
  /** How many page numbers are shown at once. */
  maxShown?: number
  current: number
}

export type PageWindow = { current: number; last: number; pages: number[]; previous?: number; next?: number }

const positive = (name: string, value: number) => {
  if (!Number.isInteger(value) || value < 1)
    throw new RangeError(`${name} must be a positive whole number, not ${value}.`)
}

/** Which page numbers to show: the current one as near to the middle as the ends allow. */
export const pageWindow = ({ total, perPage = 10, maxShown = 5, current }: PageWindowInput): PageWindow => {
  positive('The number of items', total)
  positive('Items per page', perPage)
  positive('Pages shown', maxShown)
  const last = Math.ceil(total / perPage)
  // An address may ask for a page that no longer exists, or for nonsense; the nearest real page stands for it.
  const page = Math.min(last, Math.max(1, Math.trunc(current) || 1))
  const shown = Math.min(maxShown, last)
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), last - shown + 1)
  return {
    current: page,
    last,
    pages: Array.from({ length: shown }, (_, index) => first + index),
    previous: page > 1 ? page - 1 : undefined,
    next: page < last ? page + 1 : undefined,
  }
}
