/** How many letters must be changed, added or left out to make one word the other. */
export const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
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
