/** Joins class names and leaves out what is off: `classes('a', isOpen && 'b')`. */
export const classes = (...names: ReadonlyArray<string | number | bigint | boolean | null | undefined>) =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
