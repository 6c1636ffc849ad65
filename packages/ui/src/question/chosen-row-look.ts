/** What is chosen among rows of words. Apart from the look of small fields: sheets have what their files name. */
export const chosenRowLook = 'border-night bg-chosen shadow-[inset_0_0_0_1px_var(--color-night)]'
