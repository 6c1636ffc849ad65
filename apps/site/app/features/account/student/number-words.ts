const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** "Eleven tests": small numbers in words, as the head of a list. */
export const countedWord = (count: number, one: string, many = `${one}s`): string =>
  `${words[count] ?? count} ${count === 1 ? one : many}`
