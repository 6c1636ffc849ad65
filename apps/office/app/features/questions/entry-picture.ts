import { escaped, isHtml } from '@northlight/contract/formulas/formula-text'

export type EntryPicture = { src: string; alt: string }

const tag = /<img src="([^"]*)" alt="([^"]*)" ?\/?>/

const plain = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** An entry is a line of words and at most one picture behind it. */
export const splitPicture = (cell: string): { words: string; picture: EntryPicture | null } => {
  const [whole, src, alt] = tag.exec(cell) ?? []
  if (whole === undefined || src === undefined) return { words: cell, picture: null }
  const rest = cell.replace(whole, '').trim()
  // Beside a picture the words are HTML; where they are only words they are shown as they were typed.
  return { words: isHtml(rest) ? rest : plain(rest), picture: { src: plain(src), alt: plain(alt ?? '') } }
}

export const joinPicture = (words: string, picture: EntryPicture | null): string =>
  picture === null
    ? words
    : `${isHtml(words) ? words : escaped(words)} <img src="${escaped(picture.src)}" alt="${escaped(picture.alt)}" />`.trim()
