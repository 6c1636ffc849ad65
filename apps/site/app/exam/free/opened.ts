import type { SittingView } from '@northlight/contract/exams/free'
import type { PaperView } from '@northlight/contract/exams/paper'
import type { Step } from '@northlight/exam/steps'

/** Everything a screen needs to go on without the server. Kept on the device as it is. */
export type Opened = { testName: string; sitting: SittingView; paper: PaperView }

/** The engine's own steps, which travel unchanged. */
export const stepsOf = (sitting: SittingView): Step[] => sitting.steps as Step[]

export const timeOf = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))
