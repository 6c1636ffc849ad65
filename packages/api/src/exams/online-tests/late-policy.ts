import { minutes } from '@northlight/contract/durations'
import type { TestRow } from './queries.ts'

/** Where money depends on a test, the device's word about the time is worth a minute and no more. */
export const graceOf = ({
  late_policy,
  is_admission,
  grace_minutes,
}: Pick<TestRow, 'late_policy' | 'is_admission' | 'grace_minutes'>): number => {
  switch (late_policy ?? (is_admission ? 'one_minute' : 'grace')) {
    case 'grace':
      return minutes(grace_minutes)
    case 'one_minute':
      return minutes(Math.min(1, grace_minutes))
    case 'staff':
      return 0
  }
}
