import type { InstructionsView } from '@northlight/contract/exams/paper'
import type { AnswerName, FillAnswerInput, QuestionSetReply } from '@northlight/contract/exams/sequential'
import { createStore } from '@northlight/ui/state/create-store.ts'
import type { ExamCalls } from '../calls/exam-calls.ts'
import { createConduct } from '../integrity/conduct.ts'
import { CallError } from '../log/calls.ts'
import type { LogStorage } from '../log/log-storage.ts'
import { createNotes, type Reading } from '../log/notes.ts'
import type { Timers } from '../log/sender.ts'
import type { ServerClock } from '../log/server-clock.ts'
import { createAnswerQueue } from './answer-queue.ts'
import { createOfficeNews } from './office-news.ts'
import { createStubbornCalls } from './stubborn-calls.ts'

/** answering → submitting → (answering | finished | eliminated). Trouble with the connection never leaves a state. */
export type SequentialPhase =
  | { is: 'answering' }
  | { is: 'submitting' }
  | { is: 'finished' }
  | { is: 'eliminated'; reason: string }
  | { is: 'elsewhere' }

export type Answering = {
  set: QuestionSetReply
  choice: AnswerName | null
  /** The student pressed on without a choice. */
  isMissing: boolean
}

export type SequentialOptions = {
  calls: ExamCalls
  clock: Pick<ServerClock, 'now' | 'anchor'>
  timers: Timers
  storage: LogStorage
  /** Of the page and of anyone who writes: on a shared device nobody meets another's choice. */
  name: string
  /** What the device kept of this test, for a page that came up offline. */
  kept: KeptSequential | undefined
  /** As chosen before the start, or in this test on this device. */
  reading: Reading
  /** Told of every question that is shown, so that it can be kept. */
  onShown: (kept: KeptSequential) => void
  onEnd: (how: 'finished' | 'elsewhere') => void
}

export type KeptSequential = { set: QuestionSetReply; rules: InstructionsView }

const outOfTime = 'The time for this question was over.'
const leftBlank = 'Left blank on purpose.'

export type Sequential = Awaited<ReturnType<typeof createSequential>>

/** A test with one question at a time and no way back. The first call shows the first question and starts its clock. */
export const createSequential = async (options: SequentialOptions) => {
  const { calls, clock, timers, storage, name, kept, reading, onShown, onEnd } = options
  const queue = createAnswerQueue(`exam:${name}`, globalThis.localStorage ?? null)
  const phase = createStore<SequentialPhase>({ is: 'answering' })
  const left = createStore<number | null>(null)
  const { trouble, untilThrough, ...sending } = createStubbornCalls(timers)
  let isStopped = false

  /** An answer that an earlier page could not send goes first: the server ignores it if it has it already. */
  const sendWaiting = async () => {
    const { waiting } = queue.get()
    if (!waiting) return
    try {
      await untilThrough(() => calls.fillAnswer(waiting))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // This screen was left before the answer was through: it waits for the next one.
      if (isStopped) return
      // Over already, or meant for another question: what the server shows next decides.
    }
    queue.stored()
  }

  const open = async (): Promise<QuestionSetReply> => {
    await sendWaiting()
    return await calls.questionSet()
  }
  const rules = kept?.rules ?? (await calls.instructions())
  const first = kept?.set ?? (await open())
  const choiceIn = (set: QuestionSetReply) =>
    queue.choiceFor(set.question_set.current_question?.id ?? 0) as AnswerName | null
  const view = createStore<Answering>({ set: first, choice: choiceIn(first), isMissing: false })
  const { attempt } = first

  const conduct = createConduct({
    ...{ storage, attempt, timers },
    policy: rules.integrity,
    first: first.tally,
    send: async (events) => {
      const reply = await calls.reportEvents({ attempt, events })
      if (reply.state === 'eliminated') eliminated(reply.tally.sentence)
      return reply.tally
    },
  })
  const memo = createNotes({
    ...{ storage, attempt, clock },
    device: 0,
    stored: () => [],
    first: reading,
    // What cannot be kept is asked of the server after a reload.
    onNotKept: () => {},
  })

  const office = createOfficeNews({
    ...{ calls, clock, timers },
    first,
    isAnswering: () => phase.get().is === 'answering',
    onTally: conduct.counted,
    onChange: () => refresh().catch(() => undefined),
  })

  const stop = () => {
    isStopped = true
    conduct.stop()
    office.stop()
    timers.unwait(ticking)
    sending.stop()
  }
  const end = (how: 'finished' | 'elsewhere') => {
    stop()
    if (how === 'finished') {
      queue.clear()
      void storage.forget(attempt).catch(() => undefined)
    }
    onEnd(how)
  }
  const eliminated = (reason: string) => {
    if (phase.get().is === 'eliminated') return
    phase.set({ is: 'eliminated', reason })
    end('finished')
  }

  const show = (set: QuestionSetReply) => {
    conduct.counted(set.tally)
    office.heard(set)
    const { test_status, reason, current_question } = set.question_set
    if (test_status === 'Eliminated') return eliminated(reason ?? 'The test has ended.')
    if (test_status === 'Completed' || !current_question) {
      phase.set({ is: 'finished' })
      return end('finished')
    }
    view.set({ set, choice: choiceIn(set), isMissing: false })
    phase.set({ is: 'answering' })
    onShown({ set, rules })
    memo.save()
    tick()
  }

  const goOn = async () => {
    await sendWaiting()
    if (!isStopped) show(await untilThrough(() => calls.questionSet()))
  }

  /** An answer given meanwhile brings its own reply; one that tells of an earlier question is out of date. */
  const refresh = async () => {
    const fresh = await untilThrough(() => calls.questionSet())
    const isStale = fresh.current_question_count < view.get().set.current_question_count
    if (phase.get().is === 'answering' && !isStale) show(fresh)
  }

  const submit = async (answer: FillAnswerInput) => {
    // One answer in flight, named by its question: a second press changes nothing.
    if (phase.get().is !== 'answering') return
    phase.set({ is: 'submitting' })
    timers.unwait(ticking)
    queue.send(answer)
    await goOn()
  }

  const current = () => view.get().set.question_set.current_question?.id

  let ticking: unknown
  const tick = () => {
    timers.unwait(ticking)
    const ends = view.get().set.question_ends_at
    if (ends === null || phase.get().is !== 'answering') return left.set(null)
    const rest = Math.max(0, Date.parse(ends) - clock.now())
    left.set(rest)
    if (rest > 0) {
      ticking = timers.wait(tick, Math.min(rest, rest % 1000 || 1000))
      return
    }
    const { choice, set } = view.get()
    if (!choice) queue.ranOut(set.current_question_count - 1)
    void submit({
      ...(choice ? { attempted_answer: choice } : { attempt_status: 'Failed To Answer', reason: outOfTime }),
      question_id: current(),
    })
  }

  await conduct.restore()
  show(first)
  if (kept) {
    // Shown from the device. What the server says counts, as soon as it can be heard.
    if (queue.get().waiting) {
      phase.set({ is: 'submitting' })
      void goOn()
    } else void refresh()
  }
  return {
    rules,
    phase,
    left,
    isKept: storage.kind === 'device',
    canReload: createStore(true),
    trouble,
    reading: memo.reading,
    setLanguage: memo.setLanguage,
    setSize: memo.setSize,
    setBeside: memo.setBeside,
    warning: conduct.warning,
    tally: conduct.tally,
    messages: office.messages,
    readMessage: office.readMessage,
    view,
    ranOut: () => queue.get().ranOut,
    choose(choice: AnswerName) {
      if (phase.get().is !== 'answering') return
      const next = view.get().choice === choice ? null : choice
      queue.choose(current() ?? 0, next)
      view.set((now) => ({ ...now, choice: next, isMissing: false }))
    },
    /** Save and go on. Without a choice the student is asked for one. */
    save() {
      const { choice } = view.get()
      if (!choice) return view.set((now) => ({ ...now, isMissing: true }))
      void submit({ attempted_answer: choice, question_id: current() })
    },
    leaveBlank: () => void submit({ attempt_status: 'Failed To Answer', reason: leftBlank, question_id: current() }),
    report: conduct.report,
    connectionIsBack() {
      conduct.retryNow()
      office.retryNow()
      sending.retryNow()
    },
    lookAgain() {
      tick()
      void office.ask()
    },
    lost() {
      phase.set({ is: 'elsewhere' })
      end('elsewhere')
    },
    stop,
  }
}
