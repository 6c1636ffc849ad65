import { seconds } from '@northlight/contract/durations'
import type { ReceiptView } from '@northlight/contract/exams/free'
import type { Language } from '@northlight/contract/exams/paper'
import { type Button, press, type Screen } from '@northlight/exam/free'
import type { IntegrityPolicy } from '@northlight/exam/integrity'
import { applyStep, replaySteps, type SheetState } from '@northlight/exam/responses'
import type { StepAction } from '@northlight/exam/steps'
import { createStore } from '../../state/create-store.ts'
import type { ExamCalls } from '../calls/exam-calls.ts'
import { createEventSender } from '../log/event-sender.ts'
import type { KeptNotes, LogStorage } from '../log/log-storage.ts'
import type { SendStatus, Timers } from '../log/sender.ts'
import type { ServerClock } from '../log/server-clock.ts'
import { type Sheet, sheetFor } from '../question/sheet.ts'
import { createConduct } from './conduct.ts'
import { every } from './every.ts'
import { createHandIn } from './hand-in.ts'
import { type Opened, stepsOf, timeOf } from './opened.ts'
import { createOutbox } from './outbox.ts'
import type { Phase } from './phase.ts'
import { createTimekeeper } from './timekeeper.ts'

export type SheetView = { state: SheetState; screen: Screen }
export type Reading = KeptNotes['reading']

type Options = {
  opened: Opened
  device: number
  storage: LogStorage
  /** What the device kept of this sitting, if it has been here before. */
  notes: KeptNotes | undefined
  calls: ExamCalls
  clock: ServerClock
  timers: Timers
  reading: Reading
  /** The address to sign in with again. */
  owner: string
  onEnd: (how: 'finished' | 'elsewhere') => void
}

const clockEvery = seconds(30)
const notesEvery = seconds(5)

export type Sitting = Awaited<ReturnType<typeof createSitting>>

/** One student's sitting as the screen knows it: what stands on it, what is saved, how much time is left. */
export const createSitting = async ({
  opened,
  device,
  storage,
  notes,
  calls,
  clock,
  timers,
  reading: firstReading,
  owner,
  onEnd,
}: Options) => {
  const { sitting, paper } = opened
  const { attempt } = sitting
  const sheet: Sheet = sheetFor(paper, sitting.items)
  const choicesCount = paper.choices_count_unsaved
  const policy: IntegrityPolicy = sitting.integrity

  const phase = createStore<Phase>({ is: 'running' })
  const status = createStore<SendStatus>({ saved: 0, waiting: 0, trouble: null })
  const isKept = createStore(storage.kind === 'device')
  const reading = createStore<Reading>(notes?.reading ?? firstReading)
  let windows = sitting.section_windows
  let extraMs = sitting.extra_ms

  const kept = await storage.steps(attempt).catch(() => [])
  const outbox = createOutbox({
    ...{ storage, attempt, device, kept, notes, timers },
    stored: sitting.stored,
    now: clock.now,
    save: async (number, steps) => {
      const reply = await calls.saveSteps(attempt, number, steps)
      heard(reply)
      if (number === device && (reply.conflicts.length > 0 || reply.is_taken_over)) stopHere('device')
      return { completeUpTo: reply.complete_up_to, gaps: reply.gaps, isTakenOver: reply.is_taken_over }
    },
    onStatus: (next) => status.set(next),
    onTrouble: (trouble) => {
      if (trouble === 'forked') stopHere('tab')
      else isKept.set(false)
    },
  })
  const { log } = outbox

  const state = replaySteps([...stepsOf(sitting), ...kept], choicesCount)
  const firstSlot = sheet.order[0] ?? 0
  const here = state.current.value ?? firstSlot
  // The choice that stood on the screen when it was left is still there, saved or not.
  const view = createStore<SheetView>({
    state,
    screen: { slot: here, choice: state.slots[here]?.draft.value ?? state.slots[here]?.saved.value ?? null },
  })

  const events = createEventSender({
    storage,
    attempt,
    timers,
    send: async (list) => {
      const reply = await calls.reportEvents({ attempt, events: list })
      heard(reply)
      conduct.counted(reply.tally)
    },
  })

  const conduct = createConduct(sitting.tally, policy, () => events)

  const saveNotes = () => {
    const kept = { attempt, device, clock: clock.anchor(), stored: log.confirmed(), reading: reading.get() }
    void storage.keepNotes(kept).catch(() => isKept.set(false))
  }

  /** What every reply says about the sitting itself. */
  const heard = (reply: { state: string; deadline_at: string | null; extra_ms: number; reason?: string | null }) => {
    time.endAt(timeOf(reply.deadline_at))
    if (reply.extra_ms !== extraMs) {
      extraMs = reply.extra_ms
      void refreshWindows()
    }
    if (reply.state === 'eliminated') eliminated(reply.reason ?? conduct.tally.get().sentence)
    else if (!['in_progress', 'overdue', 'not_started'].includes(reply.state) && phase.get().is === 'running')
      void handIn.run('clock')
  }

  const refreshWindows = async () => {
    if (windows.length === 0) return
    const fresh = await calls.start(tabName).catch(() => undefined)
    if (fresh) windows = fresh.section_windows
  }
  let tabName = ''

  const apply = (actions: StepAction[], screen: Screen) => {
    let { state } = view.get()
    for (const action of actions) state = applyStep(state, log.append(action), choicesCount)
    view.set({ state, screen })
    if (actions.length > 0) outbox.poke()
  }

  let routines: (() => void)[] = []
  const rest = () => {
    events.stop()
    time.stop()
    for (const end of routines) end()
  }
  const stop = () => {
    outbox.stop()
    rest()
  }

  const stopHere = (where: 'tab' | 'device') => {
    if (phase.get().is === 'receipt' || phase.get().is === 'elsewhere') return
    phase.set({ is: 'elsewhere', where })
    rest()
    // Another tab shares this device's log and sends it; another device knows nothing of what still waits here.
    if (where === 'tab') outbox.stop()
    else void outbox.drain()
    onEnd('elsewhere')
  }

  const eliminated = (reason: string) => {
    if (phase.get().is === 'eliminated') return
    phase.set({ is: 'eliminated', reason })
    stop()
    onEnd('finished')
    void storage.forget(attempt).catch(() => undefined)
  }

  const finished = (receipt: ReceiptView) => {
    phase.set({ is: 'receipt', receipt })
    stop()
    onEnd('finished')
    void storage.forget(attempt).catch(() => undefined)
  }

  const time = createTimekeeper({
    clock,
    timers,
    isRunning: () => phase.get().is === 'running',
    onZero: () => void handIn.run('clock'),
  })

  const hasTimeAgain = async (): Promise<boolean> => {
    const now = await calls.clock()
    time.endAt(timeOf(now.deadline_at))
    const isOpen = now.state === 'in_progress' && time.rest() > seconds(1)
    if (isOpen) {
      phase.set({ is: 'running' })
      time.tick()
    }
    return isOpen
  }

  const handIn = createHandIn({
    ...{ calls, log, phase, timers, hasTimeAgain },
    sender: outbox,
    onReceipt: finished,
    onRefused: async () => {
      const now = await calls.clock()
      if (now.device > device) stopHere('device')
    },
    onEliminated: () => eliminated(conduct.tally.get().sentence),
    onSignedOut: () => status.set((now) => ({ ...now, trouble: 'signed-out' })),
  })

  const askClock = async () => {
    if (phase.get().is !== 'running') return
    const now = await calls.clock().catch(() => undefined)
    if (!now) return
    heard(now)
    conduct.counted(now.tally)
    if (now.device > device) stopHere('device')
  }

  const lineIsBack = () => {
    outbox.retryNow()
    events.retryNow()
    handIn.retryNow()
  }

  return {
    attempt,
    opened,
    sheet,
    policy,
    device,
    owner,
    log,
    phase,
    status,
    left: time.left,
    tally: conduct.tally,
    warning: conduct.warning,
    isKept,
    reading,
    view,
    clock,
    report: conduct.report,
    /** Which sections are open now, where each has its own clock; undefined where all are. */
    openSection: (): number | undefined =>
      windows.find(({ opens_at, ends_at }) => Date.parse(opens_at) <= clock.now() && clock.now() < Date.parse(ends_at))
        ?.section,
    hasSectionClocks: windows.length > 0,
    async begin(tab: string) {
      tabName = tab
      saveNotes()
      await events.restore()
      if (view.get().state.current.value === null) apply([{ do: 'visit', slot: firstSlot }], view.get().screen)
      outbox.pokeAll()
      time.endAt(timeOf(sitting.deadline_at))
      routines = [every(timers, clockEvery, askClock), every(timers, notesEvery, saveNotes)]
    },
    press(button: Button) {
      if (phase.get().is !== 'running') return
      const { state, screen } = view.get()
      const pressed = press(sheet.order, state, screen, button)
      apply(pressed.actions, pressed.screen)
    },
    setLanguage(language: Language) {
      reading.set((now) => ({ ...now, language }))
      saveNotes()
    },
    setSize(size: number) {
      reading.set((now) => ({ ...now, size }))
      saveNotes()
    },
    handIn: () => void handIn.run('student'),
    lineIsBack,
    /** The tab was hidden or the device slept: look at the clock at once. */
    lookAgain() {
      time.tick()
      void askClock()
    },
    lost: (where: 'tab' | 'device') => stopHere(where),
    stop,
  }
}
