import type { searchLimits as contractLimits } from '@northlight/contract/search'

/** The contract's numbers, said again so that no schema travels to the browser; the type keeps both the same. */
export const searchLimits: Pick<typeof contractLimits, 'shortest' | 'longest'> = { shortest: 2, longest: 100 }
