/** Goes with the address of a record that was made a moment ago by one key or button, and holds nothing. */
export const madeEmpty = { isMadeEmpty: true } as const

export const wasMadeEmpty = (state: unknown) => typeof state === 'object' && state !== null && 'isMadeEmpty' in state
