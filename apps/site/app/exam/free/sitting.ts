import { seconds } from '@northlight/contract/durations'
import type { ReceiptView } from '@northlight/contract/exams/free'
import type { Language } from '@northlight/contract/exams/paper'
import { type Button, press, type Screen } from '@northlight/exam/free'
import { type IntegrityEvent, type IntegrityPolicy, type Tally, tallyOf } from '@northlight/exam/integrity'
import { applyStep, replaySteps, type SheetState } from '@northlight/exam/responses'
import type { StepAction } from '@northlight/exam/steps'
import { createStore } from '../../state/create-store.ts'
import type { ExamCalls } from '../calls/exam-calls.ts'
import { createDeviceLog } from '../log/device-log.ts'
import { createEventSender } from '../log/event-sender.ts'
import type { KeptNotes, LogStorage } from '../log/log-storage.ts'
import { createSender, type SendStatus, type Timers } from '../log/sender.ts'
import type { ServerClock } from '../log/server-clock.ts'
import { type Sheet, sheetFor } from '../question/sheet.ts'
import { createHandIn } from './hand-in.ts'
import { type Opened, stepsOf, storedRanges, timeOf } from './opened.ts'
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
  const own = sitting.stored.find((one) => one.device === device)
  const storedElsewhere = sitting.stored.reduce((sum, one) => sum + (one.device === device ? 0 : one.last_number), 0)

  const phase = createStore<Phase>({ is: 'running' })
  const status = createStore<SendStatus>({ saved: 0, waiting: 0, trouble: null })
  const tally = createStore<Tally>(sitting.tally)
  const warning = createStore<Tally | null>(null)
  const isKept = createStore(storage.kind === 'device')
  const reading = createStore<Reading>(notes?.reading ?? firstReading)
  let windows = sitting.section_windows
  let extraMs = sitting.extra_ms

  const kept = await storage.steps(attempt).catch(() => [])
  const log = createDeviceLog({
    storage,
    attempt,
    device,
    steps: kept,
    stored: notes?.device === device && notes.stored.length > 0 ? notes.stored : own ? storedRanges(own) : [],
    now: clock.now,
    onTrouble: (trouble) => {
      if (trouble === 'forked') stopHere('tab')
      else isKept.set(false)
    },
  })
  if (own) {
    log.confirm([], own.complete_up_to)
    log.askAgain(own.gaps)
  }

  const state = replaySteps([...stepsOf(sitting), ...kept], choicesCount)
  const firstSlot = sheet.order[0] ?? 0
  const here = state.current.value ?? firstSlot
  // The choice that stood on the screen when it was left is still there, saved or not.
  const view = createStore<SheetView>({
    state,
    screen: { slot: here, choice: state.slots[here]?.draft.value ?? state.slots[here]?.saved.value ?? null },
  })

  const sender = createSender({
    log,
    timers,
    onStatus: (next) => status.set({ ...next, saved: next.saved + storedElsewhere }),
    save: async (steps) => {
      const reply = await calls.saveSteps(attempt, device, steps)
      heard(reply)
      if (reply.conflicts.length > 0 || reply.is_taken_over) stopHere('device')
      return { completeUpTo: reply.complete_up_to, gaps: reply.gaps, isTakenOver: reply.is_taken_over }
    },
  })

  const events = createEventSender({
    storage,
    attempt,
    timers,
    send: async (list) => {
      const reply = await calls.reportEvents({ attempt, events: list })
      heard(reply)
      counted(reply.tally)
    },
  })

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
    if (reply.state === 'eliminated') eliminated(reply.reason ?? tally.get().sentence)
    else if (!['in_progress', 'overdue', 'not_started'].includes(reply.state) && phase.get().is === 'running')
      void handIn.run('clock')
  }

  const refreshWindows = async () => {
    if (windows.length === 0) return
    const fresh = await calls.start(tabName).catch(() => undefined)
    if (fresh) windows = fresh.section_windows
  }
  let tabName = ''

  const counted = (next: Tally) => {
    const before = tally.get()
    if (next.violations < before.violations) return
    tally.set(next)
    if (next.violations > before.violations && next.consequence === 'warn') warning.set(next)
  }

  const report = (event: IntegrityEvent) => {
    events.add(event)
    // The same rules as the server's, so that a warning comes at once, with or without a line.
    const known = tallyOf(events.all(), policy)
    if (known.consequence !== 'eliminate') counted(known)
  }

  const apply = (actions: StepAction[], screen: Screen) => {
    let { state } = view.get()
    for (const action of actions) state = applyStep(state, log.append(action), choicesCount)
    view.set({ state, screen })
    if (actions.length > 0) sender.poke()
  }

  const stop = () => {
    sender.stop()
    events.stop()
    time.stop()
    timers.unwait(asking)
    timers.unwait(noting)
  }

  const stopHere = (where: 'tab' | 'device') => {
    if (phase.get().is === 'receipt') return
    phase.set({ is: 'elsewhere', where })
    stop()
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
    ...{ calls, log, sender, phase, timers, hasTimeAgain },
    onReceipt: finished,
    onRefused: async () => {
      const now = await calls.clock()
      if (now.device > device) stopHere('device')
    },
    onEliminated: () => eliminated(tally.get().sentence),
    onSignedOut: () => status.set((now) => ({ ...now, trouble: 'signed-out' })),
  })

  let asking: unknown
  const askClock = () => {
    asking = timers.wait(() => {
      const { is } = phase.get()
      if (is !== 'running') return askClock()
      calls
        .clock()
        .then((now) => {
          heard(now)
          counted(now.tally)
          if (now.device > device) stopHere('device')
        })
        .catch(() => undefined)
        .finally(askClock)
    }, clockEvery)
  }

  let noting: unknown
  const noteAgain = () => {
    noting = timers.wait(() => {
      saveNotes()
      noteAgain()
    }, notesEvery)
  }

  const lineIsBack = () => {
    sender.retryNow()
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
    tally,
    warning,
    isKept,
    reading,
    view,
    clock,
    report,
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
      else sender.poke()
      time.endAt(timeOf(sitting.deadline_at))
      askClock()
      noteAgain()
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
      if (phase.get().is === 'running') calls.clock().then(heard, () => undefined)
    },
    lost: (where: 'tab' | 'device') => stopHere(where),
    stop,
  }
}
