/** What may have happened to somebody's way into the office. */
export const securityNews = [
  'factor-added',
  'factor-removed',
  'factor-paused',
  'recovery-used',
  'reset-asked',
  'reset-done',
  'reset-called-off',
  'work-changed',
  'access-changed',
] as const
export type SecurityNews = (typeof securityNews)[number]
