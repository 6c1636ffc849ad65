/** Marks are whole hundredths of a mark, so sums are exact: 4 marks is 400, minus a third of a mark is -33. */
export type Marks = number

export const marks = (wholeMarks: number): Marks => Math.round(wholeMarks * 100)

/** As print has it: a hyphen is shorter and may be broken off at the end of a line. */
export const minus = '−'

const hundredthsText = (hundredths: number): string => {
  const size = Math.abs(hundredths)
  const part = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${hundredths < 0 ? minus : ''}${Math.floor(size / 100)}${part === '' ? '' : `.${part}`}`
}

/** 400 reads "4", -125 reads "−1.25". */
export const marksText = (value: Marks): string => hundredthsText(value)

/** 400 reads "+4", 0 reads "0". */
export const signedMarksText = (value: Marks): string => (value > 0 ? `+${marksText(value)}` : marksText(value))

/** A share as hundredths of a percent, rounded half away from zero: 1 of 3 is 3333 (33.33 %). Nothing of nothing is 0. */
export const percentHundredths = (part: number, whole: number): number => {
  if (whole <= 0) return 0
  const twice = 2 * Math.abs(part) * 10_000
  const rounded = (twice + whole - ((twice + whole) % (2 * whole))) / (2 * whole)
  return part < 0 && rounded > 0 ? -rounded : rounded
}
