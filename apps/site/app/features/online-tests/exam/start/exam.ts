import type { Language } from '@northlight/contract/exams/paper'
import type { Text } from '@northlight/contract/words/catalogue'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { readSession } from '../../../../platform/session/auth-calls.ts'
import { sessionStore, sessionToken } from '../../../../platform/session/store.ts'
import { ownLanguage } from '../../../../platform/words/own-language.ts'
import { createExamCalls } from '../calls/exam-calls.ts'
import type { Attempt } from '../free/attempt/attempt.ts'
import { CallError } from '../log/calls.ts'
import type { KeptNotes, LogStorage } from '../log/log-storage.ts'
import { memoryStorage } from '../log/memory-storage.ts'
import { createServerClock, type ServerClock } from '../log/server-clock.ts'
import { createTabLock } from '../log/tab-lock.ts'
import { releasePage } from '../offline/page-keeper.ts'
import { createOpening } from './opening.ts'
import { screenName } from './screen-name.ts'
import { isHere, screenOf } from './screens.ts'
import type { ExamAddress, Stage } from './stage.ts'
import { openStorage, visitorHere } from './surroundings.ts'

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

  let shown: { stop(): void } | undefined
  // An attempt that left the screen writes and sends nothing more: what it holds is kept, and the next one goes on with it.
  stage.subscribe(() => {
    const now = stage.get()
    const next = now.at === 'free' ? now.attempt : now.at === 'sequential' ? now.sequential : undefined
    if (next !== shown) shown?.stop()
    shown = next
  })

  const onEnd = (how: 'finished' | 'elsewhere') => {
    lock.release()
    // While the attempt goes on in another tab, that tab still needs what is kept.
    if (how === 'finished') void releasePage(path)
  }

  const ownerNow = () => sessionStore.get().session?.user.email ?? ''

  /** A page that came up offline knows the time from what it noted before. */
  const clockAfter = (notes: KeptNotes | undefined): ServerClock => {
    if (!clock.isHeard())
      clock = createServerClock({ monotonic: () => performance.now(), wall: Date.now, kept: notes?.clock })
    return { ...clock, now: () => clock.now(), anchor: () => clock.anchor() }
  }

  const { openFree, openSequential, openKept, closeKept, hasBegunHere } = createOpening({
    ...{ stage, calls, path, buildId, tab, ownerNow, clockAfter, onEnd },
    storage: () => storage,
    isGone: () => isGone,
  })

  const failed = async (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    if (error.trouble === 'signed-out') return stage.set({ at: 'sign-in' })
    if ((error.trouble === 'unreachable' || error.trouble === 'server') && (await openKept())) return
    if (error.status === 404)
      return stage.set({ at: 'away', to: base, note: 'Enrol in this test first.' satisfies Text })
    stage.set({ at: 'failed', message: error.serverMessage ?? unreachable })
  }

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

  const openOnce = async () => {
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

  let opening: Promise<void> | null = null
  /** One at a time: a second one would find the lock of the first, and open the test beside it. */
  const open = () => {
    opening ??= openOnce().finally(() => {
      opening = null
    })
    return opening
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
      shown?.stop()
      lock.release()
    },
  }
}
