/** `6 min`, as it stands beside a date. */
export const shownReadingTime = (minutes: number): string => `${Math.max(1, Math.round(minutes))} min`
