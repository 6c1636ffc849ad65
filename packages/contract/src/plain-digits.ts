/** Digits of the scripts that are typed in India, as 0 to 9. */
const digitOf = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  for (const zero of [0x0966, 0x0ce6, 0x0be6, 0x0c66, 0x0d66, 0xff10])
    if (code >= zero && code <= zero + 9) return String(code - zero)
  return letter
}

export const plainDigits = (text: string): string => [...text].map(digitOf).join('')
