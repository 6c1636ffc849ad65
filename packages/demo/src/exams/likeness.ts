/** Words and numbers of a text, without the signs that set a formula or an emphasis. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .match(/[\p{L}\p{M}]+|\d+(?:\.\d+)?/gu) ?? []

const shinglesOf = (text: string): Set<string> => {
  const words = wordsOf(text)
  return new Set(words.map((_, index) => words.slice(index, index + 3).join(' ')))
}

/** Two texts are alike by the share of runs of three words they have in common: 1 is the same text. */
export const likeness = (a: Set<string>, b: Set<string>): number => {
  let shared = 0
  for (const one of a) if (b.has(one)) shared += 1
  const all = a.size + b.size - shared
  return all === 0 ? 1 : shared / all
}

export type Twins = { a: string; b: string; likeness: number }

/**
 * Questions that say nearly the same, most alike first. A number is a word too: the same task with other values is
 * another question only if the rest differs as well.
 */
export const nearDuplicates = (questions: { id: string; text: string }[], threshold: number): Twins[] => {
  const all = questions.map(({ id, text }) => ({ id, shingles: shinglesOf(text) }))
  return all
    .flatMap((a, index) =>
      all.slice(index + 1).map((b) => ({ a: a.id, b: b.id, likeness: likeness(a.shingles, b.shingles) })),
    )
    .filter((twins) => twins.likeness >= threshold)
    .sort((x, y) => y.likeness - x.likeness)
}
