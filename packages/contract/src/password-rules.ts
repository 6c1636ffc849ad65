/** The five parts of the password rule, in the order in which they are told. */
export const passwordRules = [
  { id: 'length', label: 'at least 8 characters', met: (value: string) => [...value].length >= 8 },
  {
    id: 'case',
    label: 'an uppercase and a lowercase letter',
    met: (value: string) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value),
  },
  { id: 'letter', label: 'a letter', met: (value: string) => /\p{L}/u.test(value) },
  { id: 'symbol', label: 'a symbol', met: (value: string) => /[\p{Z}\p{S}\p{P}]/u.test(value) },
  { id: 'number', label: 'a number', met: (value: string) => /\p{N}/u.test(value) },
] as const
