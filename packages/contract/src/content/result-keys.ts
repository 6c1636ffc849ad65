/** Where the students of a year went. */
export const resultKeys = ['jee', 'neet', 'kcet', 'other', 'trying_again'] as const
