import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { Language } from '@northlight/contract/exams/paper'
import type { Text } from '@northlight/contract/words/catalogue'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { readSession } from '../../../../platform/session/auth-calls.ts'
import { sessionStore, sessionToken } from '../../../../platform/session/store.ts'
import { ownLanguage } from '../../../../platform/words/own-language.ts'
import { createExamCalls } from '../calls/exam-calls.ts'
import type { Attempt } from '../free/attempt/attempt.ts'
import type { Opened } from '../free/attempt/opened.ts'
import { CallError } from '../log/calls.ts'
import type { KeptNotes, LogStorage } from '../log/log-storage.ts'
import { memoryStorage } from '../log/memory-storage.ts'
import { createServerClock, type ServerClock } from '../log/server-clock.ts'
import { createTabLock } from '../log/tab-lock.ts'
import { keepPage, releasePage } from '../offline/page-keeper.ts'
import type { KeptSequential } from '../sequential/sequential.ts'
import { createKeptAttempts } from './kept-attempts.ts'
import { screenName } from './screen-name.ts'
import { freeScreen, isHere, screenOf, sequentialScreen } from './screens.ts'
import type { ExamAddress, Stage } from './stage.ts'
import { openStorage, realTimers, visitorHere } from './surroundings.ts'

type OpenedSequential = { sequential: KeptSequential; testName: string }

const unreachable: Text =
  'We cannot reach the server. Check your connection; this page tries again as soon as you are back online.'

const isInTab = (attempt: Attempt) => {
  const phase = attempt.phase.get()
  return phase.is === 'elsewhere' && phase.where === 'tab'
}

export type Exam = ReturnType<typeof createExam>

/** From opening the page to the running test: who is it, which test, which screen may write, what is kept here. */
export const createExam = ({ path, base, root, apiUrl, buildId }: ExamAddress) => {
  const stage = createStore<Stage>({ at: 'loading' })
  let clock: ServerClock = createServerClock({ monotonic: () => performance.now(), wall: Date.now })
  const calls = createExamCalls({
    root,
    apiUrl,
    token: sessionToken,
    renewSession: readSession,
    onTime: (sentAt, serverNow, receivedAt) => clock.observe(sentAt, serverNow, receivedAt),
  })
  const tab = screenName()
  let storage: LogStorage = memoryStorage()
  let isGone = false
  const lock = createTabLock(`exam ${path}`, globalThis.navigator?.locks, () => {
    const now = stage.get()
    if (now.at === 'free') now.attempt.lost('tab')
    else if (now.at === 'sequential') now.sequential.lost()
    else stage.set({ at: 'other-tab' })
  })

  const onEnd = (how: 'finished' | 'elsewhere') => {
    lock.release()
    // While the attempt goes on in another tab, that tab still needs what is kept.
    if (how === 'finished') void releasePage(path)
  }

  const ownerNow = () => sessionStore.get().session?.user.email ?? ''

  const keptHere = createKeptAttempts<Opened | OpenedSequential>(() => storage, path, ownerNow)

  /** A page that came up offline knows the time from what it noted before. */
  const clockAfter = (notes: KeptNotes | undefined): ServerClock => {
    if (!clock.isHeard())
      clock = createServerClock({ monotonic: () => performance.now(), wall: Date.now, kept: notes?.clock })
    return { ...clock, now: () => clock.now(), anchor: () => clock.anchor() }
  }

  type How = { owner?: string; isOver?: boolean }

  const run = async (opened: Opened, device: number, language: Language, how: How = {}) => {
    const { owner = ownerNow(), isOver } = how
    const notes = await keptHere.notes(opened.sitting.attempt)
    const { beginFree } = await freeScreen()
    const { attempt, Screen, pictures } = await beginFree({
      opened,
      device,
      storage,
      notes,
      calls,
      clock: clockAfter(notes),
      timers: realTimers,
      reading: { language, size: 0 },
      owner,
      isOver,
      onEnd,
    })
    if (isGone) return attempt.stop()
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
      storage,
      name: `${path} ${owner}`,
      kept,
      reading: notes?.reading ?? { language, size: 0 },
      onShown: (shown) => void keptHere.keep(shown.set.attempt, { sequential: shown, testName }, owner),
      onEnd,
    })
    if (isGone) return sequential.stop()
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

  const failed = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    if (error.trouble === 'signed-out') return stage.set({ at: 'sign-in' })
    if ((error.trouble === 'unreachable' || error.trouble === 'server') && (await openKept())) return
    if (error.status === 404)
      return stage.set({ at: 'away', to: base, note: 'Enrol in this test first.' satisfies Text })
    stage.set({ at: 'failed', message: error.serverMessage ?? unreachable })
  }

  /** A test with one question at a time is Ongoing from its first answer; the clock of the first question runs before. */
  const hasBegunHere = async () => 'sequential' in ((await keptHere.find())?.opened ?? {})

  const look = async () => {
    const test = await calls.test()
    const status = test.is_test_enrolled?.test_status
    if (!test.is_test_enrolled?.is_enrolled) return stage.set({ at: 'away', to: base })
    if (status === 'Completed' || status === 'Eliminated') {
      if (await closeKept()) return
      await releasePage(path)
    }
    if (status === 'Completed')
      return stage.set({ at: 'away', to: `${base}/report`, note: 'This test is finished.' satisfies Text })
    if (status === 'Eliminated')
      return stage.set({
        at: 'away',
        to: base,
        note: test.is_test_enrolled.reason ?? ('This test has ended.' satisfies Text),
      })
    if (test.delivery === 'sequential' && (status === 'Ongoing' || (await hasBegunHere())))
      return openSequential(test.name, 'en')
    if (status === 'Ongoing') return openFree(await calls.start(tab), test.name, ownLanguage.get())
    stage.set({ at: 'instructions', test, instructions: await calls.instructions() })
    // While the rules are read. What is lost now is asked for again before the clock starts.
    void isHere(screenOf(test))
  }

  const open = async () => {
    stage.set({ at: 'loading' })
    storage = await openStorage()
    const visitor = await visitorHere()
    if (isGone) return
    if (!(await lock.hold())) return stage.set({ at: 'other-tab' })
    if (visitor === 'nobody') return stage.set({ at: 'sign-in' })
    if (visitor === 'unknown') {
      if (await openKept()) return
      return stage.set({ at: 'failed', message: unreachable })
    }
    await look().catch(failed)
  }

  return {
    stage,
    calls,
    canKeep: () => storage.kind === 'device',
    now: () => clock.now(),
    open,
    /** The student has read the rules: now the clock starts. */
    async start(language: Language) {
      const now = stage.get()
      if (now.at !== 'instructions') return
      try {
        // Before the call: no time is lost to a slow connection.
        await screenOf(now.test)
        if (now.test.delivery === 'sequential') await openSequential(now.test.name, language)
        else await openFree(await calls.start(tab), now.test.name, language)
      } catch (error) {
        // A date of birth or a parent's word is missing: the page that asks for it comes back here by itself.
        if (error instanceof CallError && error.needs)
          return stage.set({
            at: 'away',
            to: `/profile/complete?redirect=${encodeURIComponent(path)}`,
            note: error.serverMessage,
          })
        if (error instanceof CallError && error.trouble === 'refused') throw error
        await failed(error)
      }
    },
    /** Confirmed by the student: the other tab or device is locked, and this one goes on at the same question. */
    async takeOver() {
      const now = stage.get()
      try {
        const isOtherTab = now.at === 'free' && isInTab(now.attempt)
        if (now.at === 'other-tab' || now.at === 'sequential' || isOtherTab) {
          await lock.takeOver()
          await look()
        } else {
          const test = await calls.test()
          await lock.takeOver()
          await openFree(await calls.takeOver(tab), test.name, ownLanguage.get())
        }
      } catch (error) {
        await failed(error)
      }
    },
    close() {
      isGone = true
      const now = stage.get()
      if (now.at === 'free') now.attempt.stop()
      if (now.at === 'sequential') now.sequential.stop()
      lock.release()
    },
  }
}
