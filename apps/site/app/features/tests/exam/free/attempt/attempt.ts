import { minutes, seconds } from '@northlight/contract/durations'
import type { Button } from '@northlight/exam/answers/free'
import { replaySteps } from '@northlight/exam/answers/responses'
import type { IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import { type Sheet, sheetFor } from '@northlight/ui/question/sheet.ts'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { keepFor } from '../../../kept/kept-for.ts'
import { createAids } from '../../aids/aids-store.ts'
import { createConduct } from '../../integrity/conduct.ts'
import { createNotes } from '../../log/notes.ts'
import type { SendStatus } from '../../log/sender.ts'
import { createAnswerAgain } from './answer-again.ts'
import type { AttemptOptions } from './attempt-options.ts'
import { createDesk } from './desk.ts'
import { createHandIn } from './hand-in.ts'
import { createInbox } from './inbox.ts'
import { hasHandedIn, isOpenState, lateAnswers, shownSteps, timeOf } from './opened.ts'
import { createOutbox } from './outbox.ts'
import { firstPhase, type Phase } from './phase.ts'
import { repeatAfter } from './repeat-after.ts'
import { createSectionClock } from './section-clock.ts'
import { createTimekeeper } from './timekeeper.ts'

/**
 * Every reply tells the clock and extra time, so it is asked for only after a silence: a short one towards the end,
 * where extra time must be heard of before the screen hands in.
 */
const silence = minutes(2)
const silenceAtTheEnd = seconds(30)
const theEnd = minutes(10)
const lookEvery = seconds(5)
const notesEvery = seconds(5)

export type Attempt = Awaited<ReturnType<typeof createAttempt>>

const leftTooOften = 'The test has ended because the test screen was left too often.'

/** One student's attempt as the screen knows it: what stands on it, what is saved, how much time is left. */
export const createAttempt = async (options: AttemptOptions) => {
  const { opened, device, storage, notes, calls, clock, timers, owner, onEnd } = options
  // `record`: the attempt as the server holds it; `attempt`: its id.
  const { sitting: record, paper } = opened
  const { attempt } = record
  const sheet: Sheet = sheetFor(paper, record.items)
  const choicesCount = paper.choices_count_unsaved
  const policy: IntegrityPolicy = record.integrity

  const endsAt = timeOf(record.deadline_at)
  const isHandedIn = hasHandedIn(record, notes)
  const phase = createStore(firstPhase({ isHandedIn, isOver: options.isOver ?? false, endsAt, now: clock.now() }))
  const status = createStore<SendStatus>({ saved: 0, waiting: 0, trouble: null })
  const isKept = createStore(storage.kind === 'device')
  const canReload = createStore(true)
  const hasMoreTime = createStore(false)
  const sections = createSectionClock(record.section_windows, clock.now)
  let extraMs = record.extra_ms
  let heardAt = clock.now()
  let late = 0

  const kept = await storage.steps(attempt).catch(() => [])
  const outbox = createOutbox({
    ...{ storage, attempt, device, kept, notes, timers },
    stored: record.stored,
    now: clock.now,
    save: async (number, steps) => {
      const reply = await calls.saveSteps(attempt, number, steps)
      heard(reply)
      inbox.counted(reply.unread)
      late += lateAnswers(steps, reply.late)
      if (number !== device) again.drop(number, reply.late, log.steps())
      const isLost = isOpenState(reply.state) && (reply.conflicts.length > 0 || reply.is_taken_over)
      if (number === device && isLost) stopHere('device')
      return {
        completeUpTo: reply.complete_up_to,
        gaps: reply.gaps,
        notStored: reply.not_stored,
        isTakenOver: reply.is_taken_over,
      }
    },
    onStatus: (next) => status.set(next),
    onTrouble: (trouble) => {
      if (trouble === 'forked') stopHere('tab')
      else isKept.set(false)
    },
  })
  const { log } = outbox

  const desk = createDesk({
    sheet,
    choicesCount,
    first: replaySteps(shownSteps(record, kept), choicesCount),
    append: log.append,
    onSteps: outbox.poke,
    openSection: () => sections.running()?.section,
  })

  const again = createAnswerAgain({ record, kept, device, choicesCount, desk })

  const conduct = createConduct({
    ...{ storage, attempt, device, timers, policy },
    first: record.tally,
    send: async (events) => {
      const reply = await calls.reportEvents({ attempt, events })
      // The tally of this very reply says why; the one on the screen is still the last warning.
      heard({ ...reply, reason: reply.tally.sentence })
      return reply.tally
    },
  })

  keepFor(owner)
  const aids = createAids(attempt)

  const inbox = createInbox({
    first: record.messages,
    fetch: async () => (await calls.clock()).messages,
    markRead: calls.readMessage,
  })

  const memo = createNotes({
    ...{ storage, attempt, device, clock },
    stored: log.confirmed,
    first: notes?.reading ?? options.reading,
    handedIn: isHandedIn ? notes?.handedIn : undefined,
    onNotKept: () => isKept.set(false),
  })

  /** What every reply says about the attempt itself. */
  const heard = (reply: { state: string; deadline_at: string | null; extra_ms: number; reason?: string | null }) => {
    heardAt = clock.now()
    time.endAt(timeOf(reply.deadline_at))
    if (reply.extra_ms !== extraMs) {
      extraMs = reply.extra_ms
      void refreshWindows()
    }
    if (reply.state === 'eliminated') eliminated(reply.reason ?? leftTooOften)
    else if (!isOpenState(reply.state) && phase.get().is === 'running') void handIn.run('clock')
  }

  const refreshWindows = async () => {
    if (!sections.isUsed) return
    const fresh = await calls.start(tabName).catch(() => undefined)
    if (!fresh) return
    sections.replace(fresh.section_windows)
    time.tick()
  }
  let tabName = ''

  let routines: (() => void)[] = []
  const rest = () => {
    conduct.stop()
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

  const over = (how: Phase) => {
    phase.set(how)
    rest()
    onEnd('finished')
    aids.forget()
    // The device forgets nothing that the server does not hold.
    void outbox.drain().then((isThrough) => (isThrough ? storage.forget(attempt).catch(() => undefined) : undefined))
  }
  const eliminated = (reason: string) => {
    if (phase.get().is !== 'eliminated') over({ is: 'eliminated', reason })
  }

  const time = createTimekeeper({
    clock,
    timers,
    sections,
    isRunning: () => phase.get().is === 'running',
    onSection: desk.enter,
    onZero: () => void handIn.run('clock'),
  })

  /** Of a student who has handed in, the time of that moment, however long the hand-in is on its way. */
  const extraKnown = (why: 'student' | 'clock') => (why === 'student' ? memo.handedIn()?.extraMs : undefined) ?? extraMs

  /** Nothing is lost where the paper goes on: it lies as it was left. The student's own end stands until time is given. */
  const hasTimeAgain = async (why: 'student' | 'clock'): Promise<boolean> => {
    const known = extraKnown(why)
    const now = await calls.clock()
    heard(now)
    if (phase.get().is !== 'closing') return true
    if (isOpenState(now.state) && now.device > device) {
      stopHere('device')
      return true
    }
    const isMore = now.extra_ms > known
    const isOpen = now.state === 'in_progress' && time.rest() > seconds(1) && (why === 'clock' || isMore)
    if (isOpen) {
      hasMoreTime.set(isMore)
      memo.takeBack()
      phase.set({ is: 'running' })
      goOn()
      time.tick()
    }
    return isOpen
  }

  const handIn = createHandIn({
    ...{ calls, log, phase, timers, hasTimeAgain, extraKnown },
    sender: outbox,
    onReceipt: (receipt) => {
      const now = phase.get()
      over({ is: 'receipt', receipt, isByClock: now.is === 'closing' && now.why === 'clock' })
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
    inbox.show(now.messages)
    if (now.device > device) stopHere('device')
  }

  const askIfSilent = () => {
    // Where sections have clocks of their own, one of them may end at any time.
    const longest = sections.isUsed || time.rest() <= theEnd ? silenceAtTheEnd : silence
    return clock.now() - heardAt >= longest ? askClock() : undefined
  }

  const goOn = () => {
    if (routines.length > 0) return
    desk.begin()
    outbox.pokeAll()
    routines = [repeatAfter(timers, lookEvery, askIfSilent), repeatAfter(timers, notesEvery, memo.save)]
  }

  const connectionIsBack = () => {
    outbox.retryNow()
    conduct.retryNow()
    inbox.retryNow()
    handIn.retryNow()
  }

  return {
    id: attempt,
    opened,
    sheet,
    policy,
    device,
    owner,
    log,
    phase,
    status,
    left: time.left,
    isTimed: record.deadline_at !== null,
    tally: conduct.tally,
    warning: conduct.warning,
    /** What the office says to those who write. */
    messages: inbox.messages,
    readMessage: inbox.read,
    /** Questions to answer again: what was answered here after the test had moved to another screen does not count. */
    uncounted: again.slots,
    /** The test had ended here, and goes on because staff have given time; until the student has read it. */
    hasMoreTime,
    isKept,
    /** False once it is known that the page itself could not be kept. */
    canReload,
    reading: memo.reading,
    setLanguage: memo.setLanguage,
    setSize: memo.setSize,
    setBeside: memo.setBeside,
    aids,
    view: desk.view,
    isLast: desk.isLast,
    clock,
    report: conduct.report,
    /** The section whose time runs, where each has its own; undefined where all are open. */
    openSection: time.section,
    /** The questions that can be entered now. */
    order: desk.order,
    async begin(tab: string) {
      tabName = tab
      memo.save()
      await conduct.restore()
      status.set(outbox.status())
      const now = phase.get()
      if (now.is === 'closing') return void handIn.run(now.why)
      goOn()
      time.endAt(endsAt)
    },
    press(button: Button) {
      if (phase.get().is === 'running') desk.press(button)
    },
    handIn: () => {
      memo.handIn(extraMs)
      void handIn.run('student')
    },
    /** Answers that reached the server too late to count by themselves. */
    late: () => late,
    connectionIsBack,
    /** Whether staff have given time since the test ended here. */
    isOpenAgain: async () => (await calls.clock()).state === 'in_progress',
    /** The tab was hidden or the device slept: look at the clock at once. */
    lookAgain() {
      time.tick()
      void askClock()
    },
    lost: (where: 'tab' | 'device') => stopHere(where),
    stop,
  }
}
