import { randomUUID } from 'node:crypto'
import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { InstructionsView } from '@northlight/contract/exams/paper'
import { completeUpTo, gapsIn, lastNumber } from '@northlight/exam/answers/ledger'
import { replaySteps } from '@northlight/exam/answers/responses'
import { readStep, type Step } from '@northlight/exam/answers/steps'
import { slipCounts } from '@northlight/exam/answers/submission-slip'
import { type Attempt, deadline, newAttempt, testStatusOf } from '@northlight/exam/attempt/attempt'
import { type IntegrityPolicy, tallyOf } from '@northlight/exam/attempt/integrity'
import { partSteps } from '@northlight/exam/attempt/lateness'
import { next } from '@northlight/exam/attempt/next'
import { sectionWindows } from '@northlight/exam/attempt/timing'
import { sheetOf } from '@northlight/exam/papers/paper'
import { enginePaper, type paperView } from './exam-paper.ts'

type Options = {
  slug: string
  policy: IntegrityPolicy
  view: ReturnType<typeof paperView>
  closesInMs?: number | undefined
}

/** One attempt at a small paper, held by the real engine, and the replies of the API to every call of its screen. */
export const examAttempt = ({ slug, policy, view, closesInMs }: Options) => {
  const closesAt = closesInMs === undefined ? null : Date.now() + closesInMs
  const paper = enginePaper(view)
  const choicesCount = view.choices_count_unsaved
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

  const windows = () =>
    (attempt.terms.clock === 'section' && attempt.startedAt !== null
      ? sectionWindows(attempt.terms, attempt.startedAt, attempt.grants)
      : []
    ).map(({ section, opensAt, endsAt }) => ({ section, opens_at: iso(opensAt), ends_at: iso(endsAt) }))

  const attemptView = (tab: string): Partial<AttemptView> => {
    const device = screens.get(tab) ?? null
    return {
      attempt: uuid,
      ...clock(),
      test_status: testStatusOf(attempt),
      started_at: iso(attempt.startedAt),
      ended_at: iso(attempt.endedAt),
      ended_by: attempt.endedBy,
      grace_ms: attempt.terms.graceMs,
      section_windows: windows(),
      paper_version: view.version,
      items,
      device: device === attempt.device ? device : null,
      is_held_elsewhere: device !== attempt.device,
      held_by: device === attempt.device ? null : { user_agent: 'Another', taken_at: iso(now()) ?? '' },
      steps: partSteps(attempt, steps).counted,
      stored: Object.entries(attempt.ledger).map(([name, ranges]) => ({
        device: Number(name),
        complete_up_to: completeUpTo(ranges),
        last_number: lastNumber(ranges),
        gaps: gapsIn(ranges),
      })),
      integrity: { policy: policy.policy, warnings: policy.policy === 'log' ? 0 : policy.warnings },
      tally: tally(),
      answer_file_key: 'key-of-this-attempt',
    } as Partial<AttemptView>
  }

  const receipt = () => ({
    attempt: uuid,
    test_name: view.name,
    number: 1,
    ended_at: iso(attempt.endedAt),
    created_at: iso(now()),
    counts: slipCounts(
      items.map((item) => item.slot),
      replaySteps(partSteps(attempt, steps).counted, choicesCount),
    ),
    digest: '7f3c91ae0b52d4e866a1c09d3e17f5b47f3c91ae0b52d4e866a1c09d3e17f5b4',
  })

  const instructions: InstructionsView = {
    delivery: 'free',
    clock: view.clock,
    duration_ms: view.duration_ms ?? view.sections.reduce((sum, one) => sum + (one.duration_ms ?? 0), 0),
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
      duration_ms: section.duration_ms,
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
    return { message: 'Go on.', sitting: attemptView(tab) }
  }
  const takeOver = (tab: string) => {
    act({ type: 'take_over' })
    screens.set(tab, attempt.device)
    return { message: 'Go on.', sitting: attemptView(tab) }
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
      not_stored: [],
      conflicts: [],
      is_taken_over: device < attempt.device,
    }
  }
  const submit = (device: number, last: number, extraMs: number) => {
    const outcome = act({ type: 'submit', device, lastNumber: last, extraMs })
    if (!outcome.ok && outcome.refusal === 'more_time') return { conflict: outcome.sentence }
    const gaps = outcome.ok ? [] : (outcome.gaps ?? [])
    return { message: 'Handed in.', receipt: gaps.length > 0 || !outcome.ok ? null : receipt(), gaps, ...clock() }
  }

  const test = () => {
    act({ type: 'tick' })
    return { message: '', test: testView() }
  }

  const testView = () => ({
    id: 1,
    name: view.name,
    slug,
    delivery: 'free',
    opens_at: null,
    closes_at: iso(closesAt),
    clock: view.clock,
    time_ms: view.duration_ms,
    begin_by: iso(closesAt === null ? null : closesAt - (view.duration_ms ?? 0)),
    ends_by: iso(closesAt),
    late_start: 'ends_with_test',
    is_test_enrolled: { is_enrolled: true, test_status: testStatusOf(attempt), reason: attempt.reason },
  })

  const reply = (method: string, path: string, body: Record<string, never>): object | undefined => {
    switch (`${method} ${path}`) {
      case 'GET /main-detail':
      case 'GET ':
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
        return submit(Number(body.device), Number(body.last_number), Number(body.extra_ms))
      case 'GET /attempt/receipt':
        return attempt.endedAt === null ? undefined : { receipt: receipt() }
      default:
        return undefined
    }
  }

  return {
    reply,
    state: () => attempt.state,
    /** What would be marked now, by question. */
    answers: () => {
      const state = replaySteps(partSteps(attempt, steps).counted, choicesCount)
      return Object.fromEntries(items.map(({ slot }) => [slot, state.slots[slot]?.saved.value ?? null]))
    },
    /** The server's clock moves on; the device's does not. */
    pass: (ms: number) => {
      aheadMs += ms
    },
    /** Staff give so much more time to everybody. */
    give: (ms: number) => {
      act({ type: 'grant', grant: { id: attempt.grants.length + 1, ms, reason: 'Power cut', scope: 'all' } })
    },
    /** It moves on until so much of the time is left. */
    leave: (ms: number) => {
      aheadMs += (deadline(attempt) ?? now()) - now() - ms
    },
  }
}
