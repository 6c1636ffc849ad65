const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Entries that hold every word typed; those that begin with it come first. */
export const foundIn = <Entry extends { label: string }>(entries: readonly Entry[], typed: string): Entry[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries
    .filter(({ label }) => words.every((word) => plain(label).includes(word)))
    .sort(
      (a, b) => Number(plain(b.label).startsWith(words[0] ?? '')) - Number(plain(a.label).startsWith(words[0] ?? '')),
    )
}
