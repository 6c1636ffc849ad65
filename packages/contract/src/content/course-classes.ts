export const courseClasses = ['School (STD VIII to X)', 'Senior Secondary (XI, XII, PU)', 'Online'] as const
export type CourseClass = (typeof courseClasses)[number]
