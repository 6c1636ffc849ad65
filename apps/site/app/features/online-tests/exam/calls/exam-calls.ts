import { seconds } from '@northlight/contract/durations'
import type { AttemptView, ClockView, SubmissionSlipView } from '@northlight/contract/exams/attempt-views'
import type { ReportEventsInput, SaveStepsReply } from '@northlight/contract/exams/free'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { InstructionsView, PaperView } from '@northlight/contract/exams/paper'
import type { FillAnswerInput, QuestionSetReply } from '@northlight/contract/exams/sequential'
import type { ClientStep } from '@northlight/exam/answers/steps'
import { CallError, type CallTrouble } from '../log/calls.ts'

export type SubmitReply = Pick<SaveStepsReply, 'state' | 'server_now' | 'deadline_at' | 'extra_ms'> & {
  message: string
  receipt: SubmissionSlipView | null
  gaps: number[]
}
export type EventsReply = Pick<ClockView, 'state' | 'server_now' | 'deadline_at' | 'extra_ms' | 'test_status' | 'tally'>

type Options = {
  /** `/tests/jee-6` or `/admission/info/test/x-aptitude-test`. */
  root: string
  apiUrl: string
  token: () => string | undefined
  /** Reads the session again, for a page that came up offline. False where nobody answered. */
  renewSession: () => Promise<boolean>
  /** Every reply that carries the server's time is a reading of its clock. */
  onTime: (sentAt: number, serverNow: number, receivedAt: number) => void
  monotonic?: () => number
  fetch?: typeof globalThis.fetch
}

/** Long enough for a slow connection. The student is told after five seconds all the same. */
const patience = seconds(20)

const troubles: Record<number, CallTrouble> = { 401: 'signed-out', 408: 'server', 425: 'server', 429: 'server' }

const troubleAt = (status: number): CallTrouble => troubles[status] ?? (status >= 500 ? 'server' : 'refused')

const timeIn = (body: unknown): number => {
  const reply = body as { server_now?: string; sitting?: { server_now?: string }; clock?: { server_now?: string } }
  return Date.parse(reply.server_now ?? reply.sitting?.server_now ?? reply.clock?.server_now ?? '')
}

const parsed = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    // A proxy's page instead of our reply says that the server was not reached.
    throw new CallError('server')
  }
}

export type ExamCalls = ReturnType<typeof createExamCalls>

/**
 * The calls of a running test. Plain `fetch`: no retries of its own, because the sender decides when to try again, and
 * no loading bar, because nothing may move in an examination hall.
 */
export const createExamCalls = ({
  root,
  apiUrl,
  token,
  renewSession,
  onTime,
  monotonic = () => performance.now(),
  fetch = (address, init) => globalThis.fetch(address, init),
}: Options) => {
  const send = async <Reply>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> => {
    // Sent without its token a call would be refused, and the student asked to sign in who is signed in.
    if (!token() && !(await renewSession())) throw new CallError('unreachable')
    const bearer = token()
    const sentAt = monotonic()
    let response: Response
    try {
      response = await fetch(`${apiUrl}/api/v1${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      })
    } catch {
      throw new CallError('unreachable')
    }
    const reply = await parsed(response)
    if (!response.ok) {
      const { message: serverMessage, needs } = reply as { message?: unknown; needs?: unknown }
      const pause = Number(response.headers.get('retry-after'))
      throw new CallError(troubleAt(response.status), {
        serverMessage: typeof serverMessage === 'string' ? serverMessage : undefined,
        retryAfter: pause > 0 ? seconds(pause) : undefined,
        status: response.status,
        needs: typeof needs === 'string' ? needs : undefined,
      })
    }
    const serverNow = timeIn(reply)
    if (Number.isFinite(serverNow)) onTime(sentAt, serverNow, monotonic())
    return reply as Reply
  }

  const detail = root.startsWith('/tests/') ? `${root}/main-detail` : root
  return {
    test: () => send<{ test: MyTestView }>('GET', detail).then((reply) => reply.test),
    instructions: () =>
      send<{ instructions: InstructionsView }>('GET', `${root}/instructions`).then((reply) => reply.instructions),
    start: (tab: string) =>
      send<{ sitting: AttemptView }>('POST', `${root}/attempt`, { tab }).then((reply) => reply.sitting),
    takeOver: (tab: string) =>
      send<{ sitting: AttemptView }>('POST', `${root}/attempt/takeover`, { tab }).then((reply) => reply.sitting),
    clock: () => send<{ clock: ClockView }>('GET', `${root}/attempt`).then((reply) => reply.clock),
    paper: (version: number) =>
      send<{ paper: PaperView }>('GET', `${root}/paper/${version}`).then((reply) => reply.paper),
    saveSteps: (attempt: string, device: number, steps: ClientStep[]) =>
      send<SaveStepsReply>('POST', `${root}/attempt/steps`, { attempt, device, steps }),
    reportEvents: (input: ReportEventsInput) => send<EventsReply>('POST', `${root}/attempt/events`, input),
    readMessage: (id: number) => send<{ message: string }>('POST', `${root}/attempt/messages/${id}/read`),
    submit: (attempt: string, device: number, lastNumber: number, extraMs: number) =>
      send<SubmitReply>('POST', `${root}/attempt/submit`, {
        ...{ attempt, device, last_number: lastNumber, extra_ms: extraMs },
      }),
    receipt: () =>
      send<{ receipt: SubmissionSlipView }>('GET', `${root}/attempt/receipt`).then((reply) => reply.receipt),
    questionSet: () => send<QuestionSetReply>('GET', `${root}/question-set`),
    fillAnswer: (input: FillAnswerInput) => send<{ message: string }>('POST', `${root}/fill-answer`, input),
  }
}
