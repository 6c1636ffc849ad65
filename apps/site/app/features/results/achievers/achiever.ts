import type { AchieverView } from '@northlight/contract/content/people'

/** What a card says about an achiever: never a rank without course, length, fee and consent. */
export type Achiever = {
  slug: string
  name: string
  rank: string
  /** The rank split for the eye: a figure, `AIR` before it where it is one, and the words round it. */
  before: string
  figure: string
  words: string
  exam: string
  year: number | null
  seat: string
  course: string
  length: string
  fee: string
  /** Share of the fee that the family paid, from 0 to 100. */
  paidShare: number
  statement: string
  quote: string
  image: string
}

/**
 * `AIR 1,204`, `99.71 percentile`, `648 of 720`: the first number is the figure, unless it is the number of a class.
 * `AIR` belongs to its number and stands before it, as on the score card.
 */
export const rankParts = (rank: string): Pick<Achiever, 'before' | 'figure' | 'words'> => {
  const found = /(?<!class )(?<![\d,.])\d+(?:[,.]\d+)*(?:%|(?:st|nd|rd|th)\b)?/i.exec(rank)
  if (!found) return { before: '', figure: '', words: rank }
  const [air = ''] = /\bAIR\s+$/.exec(rank.slice(0, found.index)) ?? []
  const words = rank.slice(0, found.index - air.length).trim()
  const after = rank.slice(found.index + found[0].length).trim()
  return {
    before: air.trim(),
    figure: found[0],
    words: [words, after].filter(Boolean).join(' ').replace(/\s+,/g, ',').replace(/^,\s*/, ''),
  }
}

/** What is left of the fee after the scholarship that the note names. */
export const paidShareOf = (isPaid: boolean, note: string): number => {
  if (!isPaid) return 0
  const waived = /(\d{1,3})\s*%/.exec(note)?.[1]
  if (!waived) return 100
  const percent = Math.min(100, Number(waived))
  return /paid\s+\d/i.test(note) ? percent : 100 - percent
}

export const achieverOf = (view: AchieverView): Achiever => {
  const fee = view.fee_note || (view.is_paid ? 'Fee-paying' : 'No fee paid')
  return {
    slug: view.slug,
    name: view.name,
    rank: view.rank ?? '',
    ...rankParts(view.rank ?? ''),
    exam: view.exam ?? '',
    year: view.year,
    seat: view.college ?? '',
    course: [view.course_name, view.branch?.name].filter(Boolean).join(', '),
    length: view.duration ?? '',
    fee,
    paidShare: paidShareOf(view.is_paid, fee),
    statement: view.statement,
    quote: view.quote ?? '',
    image: view.image,
  }
}
