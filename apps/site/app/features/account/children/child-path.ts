/** The page of a linked child in the account of a parent. */
export const childPath = (id: number) => `/profile/children/${id}`
