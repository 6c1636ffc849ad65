import { randomUUID } from 'node:crypto'
import { minutes } from '@northlight/contract/durations'
import type { SittingView } from '@northlight/contract/exams/free'
import type { InstructionsView, PaperView } from '@northlight/contract/exams/paper'
import { type Attempt, deadline, newAttempt, testStatusOf } from '@northlight/exam/attempt'
import type { IntegrityPolicy } from '@northlight/exam/integrity'
import { tallyOf } from '@northlight/exam/integrity'
import { completeUpTo, gapsIn, lastNumber } from '@northlight/exam/ledger'
import { next } from '@northlight/exam/next'
import type { Paper } from '@northlight/exam/paper'
import { sheetOf } from '@northlight/exam/paper'
import { receiptCounts } from '@northlight/exam/receipt'
import { replaySteps } from '@northlight/exam/responses'
import { readStep, type Step } from '@northlight/exam/steps'
import type { BrowserContext, Route } from '@playwright/test'

const letters = ['A', 'B', 'C', 'D']
const math = '<math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn></math>'

type Slot = PaperView['sections'][number]['slots'][number]

const question = (id: number, type: Slot['questions'][number]['type']): Slot => {
  const options = Object.fromEntries(letters.map((name, place) => [name, `<math><mn>${id * 10 + place}</mn></math> m`]))
  const words = (text: string) => ({
    text: `<p>${text} ${id}: what is ${math}?</p>`,
    options: type === 'numeric' ? {} : options,
    ...(type === 'matching' ? { matches: { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } } : {}),
  })
  return {
    id,
    right: 400,
    wrong: -100,
    blank: 0,
    partial: type === 'multiple' ? 100 : null,
    duration_ms: null,
    questions: [
      {
        version: 100 + id,
        type,
        options: type === 'numeric' ? [] : letters,
        matches: type === 'matching' ? ['1', '2', '3', '4'] : null,
        decimals: type === 'numeric' ? 2 : null,
        difficulty: 'Moderate',
        passage: type === 'matching' ? 1 : null,
        texts: { en: words('Item'), kn: words('ಪ್ರಶ್ನೆ'), hi: words('प्रश्न') },
        figure: null,
        figure_alt: null,
      },
    ],
  }
}

const paperView = (durationMs: number, choicesCount: boolean, questions: number): PaperView => ({
  version: 7,
  name: 'Small paper',
  delivery: 'free',
  clock: 'paper',
  duration_ms: durationMs,
  choices_count_unsaved: choicesCount,
  languages: ['en', 'kn', 'hi'],
  instructions: ['Two sections with seven questions in all.'],
  total_marks: 2800,
  sections: [
    {
      id: 1,
      name: 'Physics',
      subject: 'Physics',
      duration_ms: null,
      slots: [question(1, 'single'), question(2, 'single'), question(3, 'single'), question(4, 'numeric')],
    },
    {
      id: 2,
      name: 'Chemistry',
      subject: 'Chemistry',
      duration_ms: null,
      slots: [
        question(5, 'single'),
        question(6, 'multiple'),
        question(7, 'matching'),
        ...Array.from({ length: Math.max(0, questions - 7) }, (_, place) => question(8 + place, 'single')),
      ],
    },
  ],
  passages: [{ id: 1, texts: { en: '<p>A paragraph for question 7.</p>' }, figure: null, figure_alt: null }],
})

const enginePaper = (view: PaperView): Paper => ({
  version: view.version,
  delivery: 'free',
  clock: 'paper',
  durationMs: view.duration_ms,
  choicesCountUnsaved: view.choices_count_unsaved,
  dropped: 'full_to_all',
  sections: view.sections.map((section) => ({
    id: section.id,
    name: section.name,
    subject: section.subject,
    slots: section.slots.map((slot) => ({
      id: slot.id,
      scheme: { right: slot.right, wrong: slot.wrong, blank: slot.blank },
      questions: slot.questions.map((one) => ({
        version: one.version,
        type: one.type,
        options: one.options,
        ...(one.matches ? { matches: one.matches } : {}),
        topic: null,
        difficulty: one.difficulty,
      })),
    })),
  })),
})

export type HallOptions = {
  slug: string
  durationMs?: number
  policy?: IntegrityPolicy
  choicesCount?: boolean
  questions?: number
}

/**
 * A small test of its own for one journey, held by the real engine in this process, so that a journey can cut the line,
 * kill the server, give extra time or let the clock run out without touching anybody else's test.
 */
export const examHall = (options: HallOptions) => {
  const { slug, durationMs = minutes(30), policy = { policy: 'log' }, choicesCount = false, questions = 7 } = options
  const root = `/api/v1/tests/${slug}`
  const view = paperView(durationMs, choicesCount, questions)
  const paper = enginePaper(view)
  const items = paper.sections.flatMap((section) =>
    section.slots.map((slot) => ({
      slot: slot.id,
      version: slot.questions[0]?.version ?? 0,
      options: slot.questions[0]?.options ?? [],
    })),
  )
  const sheet = sheetOf(paper, items)
  const uuid = randomUUID()
  let attempt: Attempt = newAttempt(paper, items, { policy })
  let steps: Step[] = []
  const screens = new Map<string, number>()
  let isSignedOut = false
  let isDown = false
  let aheadMs = 0
  const now = () => Date.now() + aheadMs
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

  const clock = () => ({
    state: attempt.state,
    server_now: iso(now()),
    deadline_at: iso(deadline(attempt)),
    extra_ms: attempt.grants.reduce((sum, grant) => sum + grant.ms, 0),
    reason: attempt.reason,
  })
  const tally = () => tallyOf(attempt.events, policy)
  const act = (action: Parameters<typeof next>[1]) => {
    const outcome = next(attempt, action, now())
    attempt = outcome.attempt
    return outcome
  }

  const sitting = (tab: string): Partial<SittingView> => {
    const device = screens.get(tab) ?? null
    return {
      attempt: uuid,
      ...clock(),
      test_status: testStatusOf(attempt),
      started_at: iso(attempt.startedAt),
      ended_at: iso(attempt.endedAt),
      ended_by: attempt.endedBy,
      grace_ms: attempt.terms.graceMs,
      section_windows: [],
      paper_version: view.version,
      items,
      device: device === attempt.device ? device : null,
      is_held_elsewhere: device !== attempt.device,
      held_by: device === attempt.device ? null : { user_agent: 'Another', taken_at: iso(now()) ?? '' },
      steps,
      stored: Object.entries(attempt.ledger).map(([name, ranges]) => ({
        device: Number(name),
        complete_up_to: completeUpTo(ranges),
        last_number: lastNumber(ranges),
        gaps: gapsIn(ranges),
      })),
      integrity: { policy: policy.policy, warnings: policy.policy === 'log' ? 0 : policy.warnings },
      tally: tally(),
      answer_file_key: 'key-of-this-sitting',
    } as Partial<SittingView>
  }

  const receipt = () => ({
    attempt: uuid,
    test_name: view.name,
    number: 1,
    ended_at: iso(attempt.endedAt),
    created_at: iso(now()),
    counts: receiptCounts(
      items.map((item) => item.slot),
      replaySteps(steps, choicesCount),
    ),
    digest: '7f3c91ae0b52d4e866a1c09d3e17f5b47f3c91ae0b52d4e866a1c09d3e17f5b4',
  })

  const instructions: InstructionsView = {
    delivery: 'free',
    duration_ms: durationMs,
    total_marks: view.total_marks,
    total_questions: items.length,
    languages: view.languages,
    pack: null,
    instructions: view.instructions,
    sections: view.sections.map((section) => ({
      name: section.name,
      subject: section.subject,
      questions: section.slots.length,
      marks: 400 * section.slots.length,
      marking: ['Right answer +4, wrong answer -1, no answer 0.'],
    })),
    integrity: { policy: policy.policy, warnings: policy.policy === 'log' ? 0 : policy.warnings },
    grace_minutes: 15,
  }

  const start = (tab: string) => {
    if (attempt.state === 'not_started') {
      act({ type: 'start' })
      screens.set(tab, 1)
    }
    return { message: 'Go on.', sitting: sitting(tab) }
  }
  const takeOver = (tab: string) => {
    act({ type: 'take_over' })
    screens.set(tab, attempt.device)
    return { message: 'Go on.', sitting: sitting(tab) }
  }
  const save = (device: number, raw: unknown[]) => {
    const read = raw.flatMap((one) => {
      const reading = readStep(sheet, one)
      return reading.ok ? [reading.step] : []
    })
    const outcome = act({ type: 'save', device, steps: read })
    if (outcome.ok) steps = [...steps, ...(outcome.steps ?? [])]
    const ranges = attempt.ledger[device] ?? []
    return {
      ...clock(),
      complete_up_to: completeUpTo(ranges),
      last_number: lastNumber(ranges),
      gaps: gapsIn(ranges),
      late: [],
      refused: [],
      conflicts: [],
      is_taken_over: device < attempt.device,
    }
  }
  const submit = (device: number, last: number) => {
    const outcome = act({ type: 'submit', device, lastNumber: last })
    const gaps = outcome.ok ? [] : (outcome.gaps ?? [])
    return { message: 'Handed in.', receipt: gaps.length > 0 || !outcome.ok ? null : receipt(), gaps, ...clock() }
  }

  const test = () => ({
    message: '',
    test: {
      id: 1,
      name: view.name,
      slug,
      delivery: 'free',
      is_test_enrolled: { is_enrolled: true, test_status: testStatusOf(attempt), reason: attempt.reason },
    },
  })

  const reply = (method: string, path: string, body: Record<string, never>): object | undefined => {
    switch (`${method} ${path}`) {
      case 'GET /main-detail':
        return test()
      case 'GET /instructions':
        return { instructions }
      case 'POST /attempt':
        return start(body.tab ?? '')
      case 'GET /attempt':
        act({ type: 'tick' })
        return { clock: { attempt: uuid, ...clock(), device: attempt.device, tally: tally() } }
      case 'POST /attempt/takeover':
        return takeOver(body.tab ?? '')
      case 'GET /paper/7':
        return { paper: view }
      case 'POST /attempt/steps':
        return save(Number(body.device), body.steps ?? [])
      case 'POST /attempt/events':
        act({ type: 'report', events: body.events ?? [] })
        return { ...clock(), test_status: testStatusOf(attempt), tally: tally() }
      case 'POST /attempt/submit':
        return submit(Number(body.device), Number(body.last_number))
      case 'GET /attempt/receipt':
        return { receipt: receipt() }
      default:
        return undefined
    }
  }

  const handle = async (route: Route) => {
    if (isDown) return route.abort('connectionrefused')
    if (isSignedOut) return route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } })
    const request = route.request()
    const body = (request.postDataJSON() ?? {}) as Record<string, never>
    const answer = reply(request.method(), new URL(request.url()).pathname.slice(root.length), body)
    if (answer) return route.fulfill({ json: answer })
    return route.fulfill({ status: 404, json: { message: 'Data not found.' } })
  }

  const student = { name: 'Meera Joshi', email: 'meera@northlight.test', token: 'token-of-this-journey' }

  /** The session service of this hall: signed in from the start, and again after the right password. */
  const session = async (route: Route) => {
    const path = new URL(route.request().url()).pathname
    if (isDown) return route.abort('connectionrefused')
    if (path === '/api/auth/csrf') return route.fulfill({ json: { csrfToken: 'csrf' } })
    if (path.startsWith('/api/auth/callback/')) {
      isSignedOut = false
      return route.fulfill({ json: { url: '/' } })
    }
    return route.fulfill({ json: isSignedOut ? {} : { user: student } })
  }

  return {
    path: `/online-tests/${slug}/ongoing`,
    /** Answers the calls of every page of this context; a second context is a second device. */
    async serve(context: BrowserContext) {
      await context.route((url) => url.pathname.startsWith(`${root}/`), handle)
      await context.route((url) => url.pathname.startsWith('/api/auth/'), session)
    },
    state: () => attempt.state,
    steps: () => steps,
    /** What would be marked now, by question. */
    answers: () => {
      const state = replaySteps(steps, choicesCount)
      return Object.fromEntries(items.map(({ slot }) => [slot, state.slots[slot]?.saved.value ?? null]))
    },
    events: () => attempt.events,
    kill: () => {
      isDown = true
    },
    restart: () => {
      isDown = false
    },
    endSignIns: () => {
      isSignedOut = true
    },
    /** The server's clock moves on; the device's does not. */
    pass: (ms: number) => {
      aheadMs += ms
    },
    grant: (ms: number) => act({ type: 'grant', grant: { id: 1, ms, reason: 'Power cut', scope: 'all' } }),
  }
}
