import { dayAfter } from '@northlight/contract/payments/refund-rule'

export const repeats = [
  { value: 'none', label: 'Only this day', days: 0 },
  { value: 'week', label: 'Every week', days: 7 },
  { value: 'fortnight', label: 'Every second week', days: 14 },
  { value: 'four-weeks', label: 'Every fourth week', days: 28 },
] as const
export type Repeat = (typeof repeats)[number]['value']

/** The first day and those that follow it, `count` in all. */
export const repeatedDays = (first: string, repeat: string, count: number): string[] => {
  const step = repeats.find(({ value }) => value === repeat)?.days ?? 0
  if (!/^\d{4}-\d\d-\d\d$/.test(first) || step === 0 || !Number.isInteger(count) || count < 1) return [first]
  return Array.from({ length: Math.min(count, 30) }, (_, at) => dayAfter(first, at * step))
}
