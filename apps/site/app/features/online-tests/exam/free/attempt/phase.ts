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
const closingPhase = (endsAt: number | null, now: number): Extract<Phase, { is: 'closing' }> => ({
  is: 'closing',
  why: endsAt !== null && endsAt <= now ? 'clock' : 'student',
  cannotReach: false,
})

type Start = { isHandedIn: boolean; isOver: boolean; endsAt: number | null; now: number }

/** The student's own wish stands whatever the clock says: the end that this device knows may be an old one. */
export const firstPhase = ({ isHandedIn, isOver, endsAt, now }: Start): Phase => {
  if (isHandedIn) return { is: 'closing', why: 'student', cannotReach: false }
  return isOver ? closingPhase(endsAt, now) : { is: 'running' }
}
