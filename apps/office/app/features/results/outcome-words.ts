type Counts = { right: number; partly: number; wrong: number; blank: number; dropped: number }

/** How many of each; what there is none of and seldom is, is not said. */
export const outcomeWords = ({ right, partly, wrong, blank, dropped }: Counts): string =>
  [
    `${right} right`,
    partly > 0 && `${partly} partly`,
    `${wrong} wrong`,
    `${blank} blank`,
    dropped > 0 && `${dropped} withdrawn`,
  ]
    .filter(Boolean)
    .join(', ')
