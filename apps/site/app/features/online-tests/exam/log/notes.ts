import type { Language } from '@northlight/contract/exams/paper'
import type { Ranges } from '@northlight/exam/answers/ledger'
import { createStore } from '@northlight/ui/state/create-store.ts'
import type { KeptNotes, LogStorage } from './log-storage.ts'
import type { ServerClock } from './server-clock.ts'

export type Reading = KeptNotes['reading']

type Options = {
  storage: LogStorage
  attempt: string
  device: number
  clock: Pick<ServerClock, 'anchor'>
  /** Own step numbers that the server has confirmed. */
  stored: () => Ranges
  first: Reading
  /** Where the student had handed in before this page was loaded. */
  handedIn?: KeptNotes['handedIn']
  onNotKept: () => void
}

/** What a reload offline must know besides the steps: the server's time, what is stored, how the student reads. */
export const createNotes = (options: Options) => {
  const { storage, attempt, device, clock, stored, first, onNotKept } = options
  const reading = createStore<Reading>(first)
  let { handedIn } = options
  const save = () => {
    const notes = { attempt, device, clock: clock.anchor(), stored: stored(), reading: reading.get(), handedIn }
    void storage.keepNotes(notes).catch(onNotKept)
  }
  const change = (part: Partial<Reading>) => {
    reading.set((now) => ({ ...now, ...part }))
    save()
  }
  return {
    reading,
    save,
    handedIn: () => handedIn,
    /** Staff have given time since: the paper is open again, after a reload as well. */
    takeBack: () => {
      handedIn = undefined
      save()
    },
    handIn: (extraMs: number) => {
      handedIn = { extraMs }
      save()
    },
    setLanguage: (language: Language) => change({ language }),
    setSize: (size: number) => change({ size }),
    setBeside: (isBeside: boolean) => change({ isBeside }),
  }
}
