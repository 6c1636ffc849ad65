const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const belowHundred = (n: number): string =>
  n < 20 ? (small[n] ?? '') : [tens[Math.floor(n / 10)], n % 10 ? small[n % 10] : ''].filter(Boolean).join('-')

/** `one lakh forty-seven thousand six hundred`, in the groups in which India counts. */
export const inWords = (n: number): string => {
  if (n < 100) return belowHundred(n)
  const groups: [size: number, name: string][] = [
    [1_00_00_000, 'crore'],
    [1_00_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ]
  for (const [size, name] of groups) {
    if (n < size) continue
    const rest = n % size
    return [`${inWords(Math.floor(n / size))} ${name}`, rest > 0 ? inWords(rest) : ''].filter(Boolean).join(' ')
  }
  return ''
}

/** `Rupees one lakh forty-seven thousand six hundred and fifty paise only`. */
export const amountInWords = (paise: number): string => {
  const rest = paise % 100
  return `Rupees ${inWords(Math.floor(paise / 100))}${rest ? ` and ${inWords(rest)} paise` : ''} only`
}
