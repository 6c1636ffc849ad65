import { seconds } from '@northlight/contract/durations'
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
import { createAnswerSheet } from './answer-sheet-store.ts'
import type { AttemptOptions } from './attempt-options.ts'
import { createEnding } from './ending.ts'
import { createHandIn } from './hand-in.ts'
import { createInbox } from './inbox.ts'
import { hasHandedIn, isOpenState, lateAnswers, shownSteps, timeOf } from './opened-attempt.ts'
import { createOutbox } from './outbox.ts'
import { firstPhase } from './phase.ts'
import { repeatAfter } from './repeat-after.ts'
import { createSectionClock } from './section-clock.ts'
import { createServerSync } from './server-sync.ts'
import { createTimekeeper } from './timekeeper.ts'

const lookEvery = seconds(5)
const notesEvery = seconds(5)

export type Attempt = Awaited<ReturnType<typeof createAttempt>>

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
  const openedAt = clock.now()
  const phase = createStore(firstPhase({ isHandedIn, isOver: options.isOver ?? false, endsAt, now: openedAt }))
  const status = createStore<SendStatus>({ saved: 0, waiting: 0, trouble: null })
  const isKept = createStore(storage.kind === 'device')
  const canReload = createStore(true)
  const hasMoreTime = createStore(false)
  const sections = createSectionClock(record.section_windows, clock.now)
  let late = 0
  let tabName = ''

  const kept = await storage.steps(attempt).catch(() => [])
  const outbox = createOutbox({
    ...{ storage, attempt, device, kept, notes, timers },
    stored: record.stored,
    now: clock.now,
    save: async (number, steps) => {
      const reply = await calls.saveSteps(attempt, number, steps)
      server.heard(reply)
      inbox.counted(reply.unread)
      late += lateAnswers(steps, reply.late)
      if (number !== device) again.drop(number, reply.late, log.steps())
      const isLost = isOpenState(reply.state) && (reply.conflicts.length > 0 || reply.is_taken_over)
      if (number === device && isLost) ending.stopHere('device')
      return {
        completeUpTo: reply.complete_up_to,
        gaps: reply.gaps,
        notStored: reply.not_stored,
        isTakenOver: reply.is_taken_over,
      }
    },
    onStatus: (next) => status.set(next),
    onTrouble: (trouble) => {
      if (trouble === 'forked') ending.stopHere('tab')
      else isKept.set(false)
    },
  })
  const { log } = outbox

  const desk = createAnswerSheet({
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
      server.heard({ ...reply, reason: reply.tally.sentence })
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

  let routines: (() => void)[] = []
  const rest = () => {
    conduct.stop()
    time.stop()
    for (const end of routines) end()
  }

  const ending = createEnding({ phase, outbox, aids, storage, attempt, rest, onEnd })

  const time = createTimekeeper({
    ...{ clock, timers, sections },
    isRunning: () => phase.get().is === 'running',
    onSection: desk.enter,
    onZero: () => void handIn.run('clock'),
  })

  const server = createServerSync({
    ...{ calls, clock, sections, time, phase, device, openedAt },
    firstExtraMs: record.extra_ms,
    freshWindows: async () => (await calls.start(tabName)).section_windows,
    onEliminated: ending.eliminated,
    onClosed: () => void handIn.run('clock'),
    onMoved: () => ending.stopHere('device'),
    onTold: ({ tally, messages }) => {
      conduct.counted(tally)
      inbox.show(messages)
    },
    onOpenAgain: (isMore) => {
      hasMoreTime.set(isMore)
      memo.takeBack()
      phase.set({ is: 'running' })
      goOn()
      time.tick()
    },
  })

  /** Of a student who has handed in, the time of that moment, however long the hand-in is on its way. */
  const extraKnown = (why: 'student' | 'clock') =>
    (why === 'student' ? memo.handedIn()?.extraMs : undefined) ?? server.extraMs()

  const handIn = createHandIn({
    ...{ calls, log, phase, timers, extraKnown },
    sender: outbox,
    hasTimeAgain: (why) => server.hasTimeAgain(why, extraKnown(why)),
    onReceipt: (receipt) => {
      const now = phase.get()
      ending.over({ is: 'receipt', receipt, isByClock: now.is === 'closing' && now.why === 'clock' })
    },
    onEliminated: () => ending.eliminated(conduct.tally.get().sentence),
    onSignedOut: () => status.set((now) => ({ ...now, trouble: 'signed-out' })),
  })

  const goOn = () => {
    if (routines.length > 0) return
    desk.begin()
    outbox.pokeAll()
    routines = [repeatAfter(timers, lookEvery, server.askIfSilent), repeatAfter(timers, notesEvery, memo.save)]
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
      memo.handIn(server.extraMs())
      void handIn.run('student')
    },
    /** Answers that reached the server too late to count by themselves. */
    late: () => late,
    connectionIsBack() {
      outbox.retryNow()
      conduct.retryNow()
      inbox.retryNow()
      handIn.retryNow()
    },
    /** Whether staff have given time since the test ended here. */
    isOpenAgain: async () => (await calls.clock()).state === 'in_progress',
    /** The tab was hidden or the device slept: look at the clock at once. */
    lookAgain() {
      time.tick()
      void server.ask()
    },
    lost: (where: 'tab' | 'device') => ending.stopHere(where),
    stop() {
      outbox.stop()
      rest()
    },
  }
}
