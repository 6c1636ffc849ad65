/** What is chosen among small fields: a letter, a number. */
export const chosenLook = 'border-night bg-night text-on-night'
