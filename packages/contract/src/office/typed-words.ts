import { plainDigits } from '../plain-digits.ts'

const mostWords = 10

/** Digits, and whatever people and address books write between them. */
const numberAlone = /^[\d\s+().\p{Pd}\p{Cf}]+$/u
/** Begins with the code of India and shows it: by a plus, by 00, or by a gap behind it. */
const withCode = /^[\s(\p{Cf}]*(?:(?:\+|00)\s*91|0*91[^\d])/u

/** A mobile number, whole or its first digits, as it is kept: without +91 or 0 before it. Null for anything else. */
const phoneIn = (typed: string): string | null => {
  const written = plainDigits(typed)
  if (!numberAlone.test(written)) return null
  const digits = written.replace(/\D/g, '').replace(/^0+/, '')
  const hasCode = digits.startsWith('91') && (digits.length > 10 || withCode.test(written))
  const bare = hasCode ? digits.slice(2).replace(/^0+/, '') : digits
  return /^[6-9]\d{4,9}$/.test(bare) ? bare : null
}

/**
 * What is searched for when somebody types a name, a number or an address: words that must all occur, in any order.
 * A mobile number is one word, however it is written and however much of it.
 */
export const typedWords = (typed: string): string[] => {
  const phone = phoneIn(typed)
  return phone === null ? typed.trim().split(/\s+/).slice(0, mostWords) : [phone]
}
