const maker = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** Paise as rupees with lakh grouping: 12000000 is `1,20,000`. */
export const rupeesOf = (paise: unknown): string => {
  if (typeof paise !== 'number') return ''
  const text = maker.format(paise / 100)
  return /\.\d$/.test(text) ? `${text}0` : text
}

/** What was typed, in paise, also as it stands on a bill (`₹45,000/-`); null for nothing, undefined for what is no amount. */
export const paiseOf = (typed: string): number | null | undefined => {
  const text = typed.replace(/[₹,\s]/g, '').replace(/\/[-–]$/, '')
  if (text === '') return null
  if (!/^\d{1,10}(?:\.\d{0,2})?$/.test(text)) return undefined
  const [whole = '0', part = ''] = text.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** A number as people write it, with or without commas and a sign; null for nothing, undefined for what is no number. */
export const numberOf = (typed: string): number | null | undefined => {
  const text = typed.replace(/[,\s]/g, '').replace(/^−/, '-')
  if (text === '') return null
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined
}

/** Without commas: a number may be a year. */
export const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : '')
