import type { SubmissionSlipView } from '@northlight/contract/exams/attempt-views'

export type Phase =
  | { is: 'running' }
  /** Everything is being sent and handed in; nothing can be changed any more. */
  | { is: 'closing'; why: 'student' | 'clock'; cannotReach: boolean }
  | { is: 'receipt'; receipt: SubmissionSlipView; isByClock: boolean }
  | { is: 'eliminated'; reason: string }
  /** Another tab or device holds the attempt. */
  | { is: 'elsewhere'; where: 'tab' | 'device' }

/** The end has come, by the clock or by the student's own hand. */
export const closingPhase = (endsAt: number | null, now: number): Extract<Phase, { is: 'closing' }> => ({
  is: 'closing',
  why: endsAt !== null && endsAt <= now ? 'clock' : 'student',
  cannotReach: false,
})
