import { plainDigits } from '@northlight/contract/plain-digits'
import { parseDecimal } from '@northlight/exam/marking/decimal'

/** Keys of the on-screen pad. */
export const padKeys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '.', '−'] as const
export type PadKey = (typeof padKeys)[number] | 'delete' | 'clear'

const longest = 16

/** What the field shows after a key. The minus sign changes the sign wherever the cursor is; a second point is ignored. */
export const afterKey = (text: string, key: PadKey): string => {
  switch (key) {
    case 'delete':
      return text.slice(0, -1)
    case 'clear':
      return ''
    case '−':
      return text.startsWith('-') ? text.slice(1) : `-${text}`
    case '.':
      return text.includes('.') || text.length >= longest ? text : `${text || '0'}.`.replace('-.', '-0.')
    default:
      return text.length >= longest ? text : text + key
  }
}

/** Only what can become a number: letters, spaces and a second point fall away. */
export const typedNumber = (text: string): string => {
  const plain = plainDigits(text).replaceAll('−', '-').replaceAll(',', '.')
  const sign = plain.trimStart().startsWith('-') ? '-' : ''
  const [whole = '', ...rest] = plain.replace(/[^\d.]/g, '').split('.')
  return (sign + whole + (rest.length > 0 ? `.${rest.join('')}` : '')).slice(0, longest)
}

/** The answer that the text stands for, or undefined while it is no number yet ("-", "."). */
export const numberIn = (text: string): { type: 'numeric'; value: string } | null | undefined => {
  if (text === '') return null
  return parseDecimal(text) ? { type: 'numeric', value: text } : undefined
}
