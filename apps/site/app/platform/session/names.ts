import type { SessionUser } from './machine.ts'

/** `Asha Rao` gives AR; a single name its first letter; no name at all a star. */
export const initialsOf = ({ name }: Pick<SessionUser, 'name'>): string => {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('en-IN') || '★'
}

export const firstNameOf = ({ name }: Pick<SessionUser, 'name'>): string =>
  (name ?? '').trim().split(/\s+/)[0] || 'Account'
