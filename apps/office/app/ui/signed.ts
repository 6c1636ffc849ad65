/** With a real minus sign: a hyphen is easily missed. */
export const signed = (value: number): string => String(value).replace('-', '−')
