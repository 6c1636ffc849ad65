/** Ready-made looks at the bank, each a list of what wants doing. */
export const readyFilters = ['never-used', 'no-kannada', 'no-hindi', 'no-solution', 'disputed', 'likely-twice'] as const
/** Months within which a test used it. */
export const questionUses = ['3', '6', '12'] as const
export type ReadyFilter = (typeof readyFilters)[number]
