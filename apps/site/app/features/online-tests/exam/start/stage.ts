import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { InstructionsView } from '@northlight/contract/exams/paper'
import type { Attempt } from '../free/attempt/attempt.ts'
import type { FreeScreen } from '../free/free-screen.tsx'
import type { Sequential } from '../sequential/sequential.ts'
import type { SequentialScreen } from '../sequential/sequential-screen.tsx'

/** Where the page stands, from opening to the running test. */
export type Stage =
  | { at: 'loading' }
  | { at: 'sign-in' }
  /** Nothing to do here: the test page or the report says the rest. */
  | { at: 'away'; to: string; note?: string }
  | { at: 'instructions'; test: MyTestView; instructions: InstructionsView }
  | { at: 'other-tab' }
  | { at: 'other-device'; heldBy: AttemptView['held_by'] }
  | { at: 'free'; attempt: Attempt; Screen: typeof FreeScreen }
  | { at: 'sequential'; sequential: Sequential; Screen: typeof SequentialScreen; testName: string }
  | { at: 'failed'; message: string }

export type ExamAddress = {
  /** This page. */
  path: string
  /** The page about the test. */
  base: string
  /** Below `/api/v1`. */
  root: string
  apiUrl: string
  buildId: string
}
