/** Everyone who signs in has one role; the last four are staff. */
export const roles = ['student', 'parent', 'editor', 'counsellor', 'examiner', 'admin'] as const
export type Role = (typeof roles)[number]

const staff: readonly Role[] = ['editor', 'counsellor', 'examiner', 'admin']
export const isStaff = (role: Role): boolean => staff.includes(role)

/** Who holds the money, the accounts or the questions with their keys shows a second factor from the first day on. */
const factorAtOnce: readonly Role[] = ['admin', 'examiner']
export const needsFactorAtOnce = (role: Role): boolean => factorAtOnce.includes(role)
