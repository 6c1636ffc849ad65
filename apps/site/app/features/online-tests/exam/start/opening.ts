import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { Language } from '@northlight/contract/exams/paper'
import type { Store } from '@northlight/ui/state/create-store.ts'
import type { ExamCalls } from '../calls/exam-calls.ts'
import type { Opened } from '../free/attempt/opened-attempt.ts'
import type { KeptNotes, LogStorage } from '../log/log-storage.ts'
import type { ServerClock } from '../log/server-clock.ts'
import { keepPage } from '../offline/page-keeper.ts'
import type { KeptSequential } from '../sequential/sequential.ts'
import { createKeptAttempts } from './kept-attempts.ts'
import { freeScreen, isHere, sequentialScreen } from './screens.ts'
import type { ExamAddress, Stage } from './stage.ts'
import { realTimers } from './surroundings.ts'

type OpenedSequential = { sequential: KeptSequential; testName: string }

type Options = Pick<ExamAddress, 'path' | 'buildId'> & {
  stage: Store<Stage>
  calls: ExamCalls
  /** The name of this screen. */
  tab: string
  ownerNow: () => string
  clockAfter: (notes: KeptNotes | undefined) => ServerClock
  storage: () => LogStorage
  /** The page was left meanwhile. */
  isGone: () => boolean
  onEnd: (how: 'finished' | 'elsewhere') => void
}

type How = { owner?: string; isOver?: boolean }

/** Brings a test onto the screen: as the server holds it, or as this device kept it. */
export const createOpening = (options: Options) => {
  const { path, buildId, stage, calls, tab, ownerNow, clockAfter, storage, isGone, onEnd } = options
  const keptHere = createKeptAttempts<Opened | OpenedSequential>(storage, path, ownerNow)

  const run = async (opened: Opened, device: number, language: Language, how: How = {}) => {
    const { owner = ownerNow(), isOver } = how
    const notes = await keptHere.notes(opened.sitting.attempt)
    const { beginFree } = await freeScreen()
    const { attempt, Screen, pictures } = await beginFree({
      opened,
      device,
      storage: storage(),
      notes,
      calls,
      clock: clockAfter(notes),
      timers: realTimers,
      reading: { language, size: 0 },
      owner,
      isOver,
      onEnd,
    })
    if (isGone()) return attempt.stop()
    stage.set({ at: 'free', attempt, Screen })
    await attempt.begin(tab)
    if (isOver) return
    void keepPage(path, buildId, pictures).then(attempt.canReload.set)
  }

  const openFree = async (record: AttemptView, testName: string, language: Language) => {
    if (record.is_held_elsewhere || record.device === null)
      return stage.set({ at: 'other-device', heldBy: record.held_by })
    const kept = await keptHere.find()
    const paper =
      kept && 'paper' in kept.opened && kept.opened.paper.version === record.paper_version
        ? kept.opened.paper
        : await calls.paper(record.paper_version)
    const opened: Opened = { testName, sitting: record, paper }
    await keptHere.keep(record.attempt, opened)
    await run(opened, record.device, paper.languages.includes(language) ? language : 'en')
  }

  const openSequential = async (testName: string, language: Language, kept?: KeptSequential, owner = ownerNow()) => {
    const attempt = (await keptHere.find())?.attempt
    const notes = attempt === undefined ? undefined : await keptHere.notes(attempt)
    const { beginSequential } = await sequentialScreen()
    const { sequential, Screen } = await beginSequential({
      calls,
      clock: clockAfter(notes),
      timers: realTimers,
      storage: storage(),
      name: `${path} ${owner}`,
      kept,
      reading: notes?.reading ?? { language, size: 0 },
      onShown: (shown) => void keptHere.keep(shown.set.attempt, { sequential: shown, testName }, owner),
      onEnd,
    })
    if (isGone()) return sequential.stop()
    stage.set({ at: 'sequential', sequential, Screen, testName })
    void keepPage(path, buildId, []).then(sequential.canReload.set)
  }

  const openKept = async (): Promise<boolean> => {
    const kept = await keptHere.find()
    // Without its screen it stays where it is until there is a connection.
    if (!kept || !(await isHere('sequential' in kept.opened ? sequentialScreen() : freeScreen()))) return false
    if ('sequential' in kept.opened) {
      await openSequential(kept.opened.testName, 'en', kept.opened.sequential, kept.owner)
      return true
    }
    const notes = await keptHere.notes(kept.attempt)
    if (notes) await run(kept.opened, notes.device, notes.reading.language, { owner: kept.owner })
    return notes !== undefined
  }

  /**
   * The test ended while this device was away: by the clock, by another screen, or by a hand-in whose reply was lost.
   * What waits here is sent all the same, and the receipt is shown; only then is it forgotten.
   */
  const closeKept = async (): Promise<boolean> => {
    const kept = await keptHere.find()
    if (!kept) return false
    if ('paper' in kept.opened) {
      const device = (await keptHere.notes(kept.attempt))?.device ?? kept.opened.sitting.device ?? 1
      await run(kept.opened, device, 'en', { isOver: true })
      return true
    }
    await keptHere.forget(kept.attempt)
    return false
  }

  /** A test with one question at a time is Ongoing from its first answer; the clock of the first question runs before. */
  const hasBegunHere = async () => 'sequential' in ((await keptHere.find())?.opened ?? {})

  return { openFree, openSequential, openKept, closeKept, hasBegunHere }
}
