import type { Language } from '@northlight/contract/exams/paper'
import type { Ranges } from '@northlight/exam/answers/ledger'
import type { ClientStep } from '@northlight/exam/answers/steps'
import type { IntegrityEvent } from '@northlight/exam/attempt/integrity'
import type { ClockAnchor } from './server-clock.ts'

/** What does not change during an attempt. `opened` is the paper and all that came with it. */
export type KeptAttempt<Opened = unknown> = {
  attempt: string
  /** The page it belongs to, so that a reload offline finds it. */
  path: string
  /** Who writes it: another person on the same device never sees it. */
  owner: string
  opened: Opened
}

/** What changes all the time, apart from the steps; small, because it is written often. */
export type KeptNotes = {
  attempt: string
  device: number
  clock: ClockAnchor
  /** Own step numbers that the server has confirmed. */
  stored: Ranges
  /** How the student likes to read: language and size of the text. */
  /** `isBeside`: the English words stand beside those of another language. */
  reading: { language: Language; size: number; isBeside?: boolean }
  /**
   * The student has pressed "Submit now", with so much extra time given by then; a reload before the connection is back must not
   * open the paper again.
   */
  handedIn?: { extraMs: number }
}

export type KeptEvent = { event: IntegrityEvent; isStored: boolean }

/** Where the log lives. Steps are only ever added: a number that is there already is never written over. */
export type LogStorage = {
  /** `memory` survives nothing; the screen says so. */
  kind: 'device' | 'memory'
  attempts(path: string): Promise<KeptAttempt[]>
  keepAttempt(one: KeptAttempt): Promise<void>
  notes(attempt: string): Promise<KeptNotes | undefined>
  keepNotes(notes: KeptNotes): Promise<void>
  /** `taken`: another tab has used this number. */
  addStep(attempt: string, step: ClientStep): Promise<'kept' | 'taken'>
  steps(attempt: string): Promise<ClientStep[]>
  keepEvent(attempt: string, kept: KeptEvent): Promise<void>
  events(attempt: string): Promise<KeptEvent[]>
  /** After the receipt: nothing of the attempt stays on the device. */
  forget(attempt: string): Promise<void>
}
