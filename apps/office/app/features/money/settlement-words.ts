/** How many odd payments a list names; a file of another gateway would have thousands. */
export const mostNamed = 200

export const agreeText = (count: number): string => (count === 1 ? 'payment agrees.' : 'payments agree.')

/** Of a list that is cut short: nobody takes the part for the whole. */
export const moreText = (count: number): string | null =>
  count > mostNamed ? `and ${(count - mostNamed).toLocaleString('en-IN')} more` : null
