/** How many letters must be changed, added, left out or swapped with their neighbour to make one word the other. */
export const distance = (a: string, b: string): number => {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** The known word that differs least, if it differs in no more than `most` letters. */
export const nearestWord = (word: string, known: Iterable<string>, most: number): string | null => {
  let best: string | null = null
  let least = most + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most) continue
    const letters = distance(word, candidate)
    if (letters < least) [best, least] = [candidate, letters]
  }
  return best
}
