import type { ExamCalls } from '../../calls/exam-calls.ts'
import type { KeptNotes, LogStorage } from '../../log/log-storage.ts'
import type { Reading } from '../../log/notes.ts'
import type { Timers } from '../../log/sender.ts'
import type { ServerClock } from '../../log/server-clock.ts'
import type { Opened } from './opened-attempt.ts'

/** What an attempt needs of its surroundings. */
export type AttemptOptions = {
  opened: Opened
  device: number
  storage: LogStorage
  /** What the device kept of this attempt, if it has been here before. */
  notes: KeptNotes | undefined
  calls: ExamCalls
  clock: ServerClock
  timers: Timers
  reading: Reading
  /** The address to sign in with again. */
  owner: string
  /** The server has ended it already: what waits on this device is sent, and the receipt is fetched. */
  isOver?: boolean
  onEnd: (how: 'finished' | 'elsewhere') => void
}
