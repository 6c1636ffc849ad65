/** Numbers are typed whole, unless they are long enough to be the beginning of one to call. */
export const isBeginning = (term: string) => term.length >= (/^\d+$/.test(term) ? 5 : 2)

/** Whether a word, or one that begins with it, stands anywhere in a set of words. */
export const knownWords = (words: ReadonlySet<string>) => {
  // By code unit, as `<` below compares: the place of a beginning is directly before the words that begin with it.
  const sorted = [...words].toSorted((a, b) => (a < b ? -1 : 1))
  const firstFrom = (term: string) => {
    let from = 0
    let to = sorted.length
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle] ?? '') < term) from = middle + 1
      else to = middle
    }
    return sorted[from]
  }
  return (term: string): boolean =>
    words.has(term) || (isBeginning(term) && (firstFrom(term)?.startsWith(term) ?? false))
}
