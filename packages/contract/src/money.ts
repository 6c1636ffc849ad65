/** Amounts are whole paise everywhere inside; rupees appear only on screens and where the API sheet shows them. */
export type Paise = number

export const paise = (rupees: number): Paise => Math.round(rupees * 100)
export const rupees = (amount: Paise): number => amount / 100

/** Rupees as older clients of the API read them in a text: `99`, or `99.50`. */
export const rupeesText = (amount: Paise): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)

const inRupees = (minimumFractionDigits: 0 | 2) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits,
    maximumFractionDigits: 2,
  })
// Made once: making one takes longer than everything else a call does, and a table of fees has hundreds.
const whole = inRupees(0)
const withPaise = inRupees(2)

/** `₹1,47,600` or `₹99.50`, grouped in lakhs. */
export const shownMoney = (amount: Paise): string =>
  // Nothing taken off is -0, which would be written with a minus.
  (amount % 100 === 0 ? whole : withPaise).format(amount === 0 ? 0 : amount / 100)

/** The same for a line of a calculation: what is taken off stands with a minus. */
export const signedMoney = (amount: Paise): string => (amount < 0 ? `− ${shownMoney(-amount)}` : shownMoney(amount))
