import { randomUUID } from 'node:crypto'
import { minutes } from '@northlight/contract/durations'
import { exampleOutageFrom } from '@northlight/contract/exams/console'
import { exampleTestProof } from '@northlight/contract/exams/online-tests'
import { scheme } from '@northlight/exam/papers/packs'
import type { QuestionType } from '@northlight/exam/papers/paper'
import type { Ctx } from '../src/kernel/context.ts'
import { insertPaper, type NewPaper, type NewSlot } from '../src/question-bank/insert-paper.ts'
import { insertQuestion, type NewQuestion } from '../src/question-bank/insert-question.ts'
import type { FakeGateway } from './fake-gateway.ts'
import { description, insert, type New, next } from './rows.ts'

const letters = ['A', 'B', 'C', 'D']
const named = (names: string[], what: string) =>
  Object.fromEntries(names.map((name) => [name, `<p>${what} ${name}</p>`]))

const keys: Record<QuestionType, NewQuestion['key']> = {
  single: { type: 'single', right: ['A'] },
  multiple: { type: 'multiple', right: ['A', 'B'] },
  numeric: { type: 'numeric', accept: [{ value: '7' }] },
  matching: { type: 'matching', pairs: { A: '1', B: '2', C: '3', D: '4' } },
}

/** Questions, papers and attempts. The first option is always the right one. */
export const examFactories = (ctx: Ctx) => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  const make = {
    /** Gives the id of the version. */
    question: (fields: Partial<NewQuestion> = {}): Promise<number> => {
      const n = next()
      const type = fields.type ?? 'single'
      const options = type === 'numeric' ? [] : letters
      return insertQuestion(
        ctx.db,
        {
          code: `q-${n}`,
          subject: 'Physics',
          topic: 'Motion',
          type,
          difficulty: 'Easy',
          levels: ['jee-main'],
          texts: {
            en: {
              text: `<p>Question ${n}</p>`,
              options: named(options, 'Option'),
              ...(type === 'matching' && { matches: named(['1', '2', '3', '4'], 'Match') }),
            },
          },
          options,
          ...(type === 'matching' && { matches: ['1', '2', '3', '4'] }),
          ...(type === 'numeric' && { decimals: 0 }),
          key: keys[type],
          solution: { en: '<p>Because.</p>' },
          ...fields,
        },
        { now: ctx.now() },
      )
    },
    /** Three single-choice questions, unless a test says otherwise; gives the id of the version. */
    paper: async (fields: Partial<NewPaper> & { types?: QuestionType[] } = {}): Promise<number> => {
      const { types = ['single', 'single', 'single'], ...rest } = fields
      const isSequential = rest.delivery === 'sequential'
      const slots: NewSlot[] = []
      for (const type of types)
        slots.push({
          questions: [await make.question({ type })],
          scheme: scheme(4, -1),
          duration_ms: isSequential ? minutes(5) : null,
        })
      const n = next()
      return insertPaper(
        ctx.db,
        {
          code: `paper-${n}`,
          name: `Paper ${n}`,
          delivery: 'free',
          clock: isSequential ? 'question' : 'paper',
          duration_ms: isSequential ? null : minutes(60),
          choices_count_unsaved: false,
          sections: [{ name: 'Physics', subject: 'Physics', slots }],
          ...rest,
        },
        { now: ctx.now() },
      )
    },
    onlineTest: async (fields: New<'tests'> & { delivery?: 'free' | 'sequential' } = {}) => {
      const { delivery = 'free', ...rest } = fields
      const n = next()
      return insert(ctx.db, 'tests', {
        name: `Test ${n}`,
        slug: `test-${n}`,
        ...description('A paper.'),
        is_active: true,
        paper_version_id: rest.paper_version_id ?? (await make.paper({ delivery })),
        ...stamps,
        ...rest,
      })
    },
    testEnrolment: (test: { id: number }, user: { id: number }, fields: New<'test_enrolments'> = {}) =>
      insert(ctx.db, 'test_enrolments', {
        uuid: randomUUID(),
        test_id: test.id,
        user_id: user.id,
        is_enrolled: true,
        enrollment_type: 'Free',
        test_status: 'Pending',
        ...stamps,
        ...fields,
      }),
    /** An attempt as it lies in the tables after its start; `printed` order, one hour. */
    attempt: async (
      test: { id: number; paper_version_id: number | null },
      user: { id: number },
      fields: New<'attempts'> = {},
    ) => {
      const version = test.paper_version_id ?? 0
      const slots = await ctx.db
        .selectFrom('paper_slots')
        .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
        .innerJoin('paper_slot_questions', 'paper_slot_questions.slot_id', 'paper_slots.id')
        .innerJoin('question_versions', 'question_versions.id', 'question_version_id')
        .select(['paper_slots.id as slot', 'question_versions.id as version', 'question_versions.options'])
        .where('paper_version_id', '=', version)
        .orderBy('paper_slots.id')
        .execute()
      const enrolment = await make.testEnrolment(test, user, { test_status: 'Ongoing' })
      await ctx.db.updateTable('paper_versions').set({ frozen_at: ctx.now() }).where('id', '=', version).execute()
      const started = Date.parse(ctx.now())
      const row = await insert(ctx.db, 'attempts', {
        uuid: randomUUID(),
        enrolment_id: enrolment.id,
        test_id: test.id,
        user_id: user.id,
        paper_version_id: version,
        items: slots,
        terms: {
          clock: 'paper',
          durationMs: minutes(60),
          closesAt: null,
          compensatoryPerHour: 0,
          sections: [],
          graceMs: minutes(15),
        },
        policy: { policy: 'log' },
        state: 'in_progress',
        device: 1,
        started_at: ctx.now(),
        deadline_at: new Date(started + minutes(60)).toISOString(),
        check_at: new Date(started + minutes(60.5)).toISOString(),
        ...stamps,
        ...fields,
      })
      await insert(ctx.db, 'attempt_devices', {
        attempt_id: row.id,
        device: 1,
        tab: 'example-tab-0001',
        user_agent: 'Test browser',
        taken_at: ctx.now(),
      })
      return row
    },
    /** By number, because the signed answer file of the examples names it. */
    examplePaper: async () => {
      const paper = await insert(ctx.db, 'papers', { code: 'example', name: 'Example', created_at: ctx.now() })
      const version = await insert(ctx.db, 'paper_versions', {
        id: 900_001,
        paper_id: paper.id,
        version: 1,
        delivery: 'free',
        clock: 'paper',
        duration_ms: minutes(60),
        choices_count_unsaved: false,
        dropped: 'full_to_all',
        languages: ['en'],
        instructions: [],
        total_marks: 0,
        total_questions: 0,
        created_at: ctx.now(),
      })
      return version.id
    },
    /** What the examples of the contract speak of: one test for each thing that can be tried only once. */
    exampleTests: async (student: { id: number }) => {
      // By number, because the example of compensatory time names one.
      await insert(ctx.db, 'users', {
        id: 900_001,
        name: 'Ravi Shenoy',
        email: 'ravi@northlight.test',
        role: 'student',
        ...stamps,
      })
      const version = await make.paper({ delivery: 'sequential' })
      const quick = await make.onlineTest({ slug: 'quick-check', paper_version_id: version })
      const sat = await make.attempt(quick, student, {
        terms: {
          clock: 'question',
          durationMs: minutes(15),
          closesAt: null,
          compensatoryPerHour: 0,
          sections: [],
          graceMs: minutes(15),
        },
        // The example of leaving the screen ends it.
        policy: { policy: 'eliminate', warnings: 0 },
        served_at: ctx.now(),
        deadline_at: null,
        check_at: null,
      })
      const mock = await make.onlineTest({ slug: 'jee-main-mock-1', paper_version_id: await make.examplePaper() })
      await make.attempt(mock, student, { uuid: '00000000-0000-4000-8000-000000000001' })
      const ended = await make.onlineTest({ slug: 'ended-mock' })
      const late = await make.attempt(ended, student, {
        uuid: '00000000-0000-4000-8000-000000000002',
        state: 'submitted',
        ended_at: ctx.now(),
        closed_at: ctx.now(),
        ended_by: 'student',
        check_at: null,
      })
      await insert(ctx.db, 'attempt_steps', {
        attempt_id: late.id,
        device: 1,
        number: 1,
        action: { do: 'void', reason: 'An example.' },
        given_at: Date.parse(ctx.now()),
        received_at: Date.parse(ctx.now()),
      })
      await insert(ctx.db, 'test_incidents', {
        id: 980_001,
        test_id: mock.id,
        attempt_id: null,
        branch_id: null,
        kind: 'power',
        text: 'Power cut in the hall',
        noted_by: null,
        noted_at: ctx.now(),
        decision: null,
        decided_by: null,
        decided_at: null,
      })
      // Begun half an hour ago, and offline for ten minutes of it.
      const cut = await make.onlineTest({ slug: 'cut-off-mock' })
      const now = Date.parse(ctx.now())
      const without = await make.attempt(cut, student, {
        started_at: new Date(now - minutes(30)).toISOString(),
        deadline_at: new Date(now + minutes(30)).toISOString(),
        check_at: new Date(now + minutes(30.5)).toISOString(),
      })
      for (const [event_id, kind, at] of [
        ['example-off', 'offline', exampleOutageFrom],
        ['example-on', 'online', exampleOutageFrom + minutes(10)],
      ] as const)
        await insert(ctx.db, 'attempt_events', {
          attempt_id: without.id,
          event_id,
          kind,
          at,
          away_ms: null,
          is_own_dialog: false,
          can_full_screen: true,
          received_at: exampleOutageFrom + minutes(10),
        })
      const fresh = await make.onlineTest({ slug: 'fresh-mock' })
      await make.testEnrolment(fresh, student)
      const paid = await make.onlineTest({ slug: 'paid-mock', is_paid: true, amount_paise: 499_00 })
      const enrolment = await make.testEnrolment(paid, student, {
        is_enrolled: false,
        enrollment_type: 'Purchased',
        amount_paise: 499_00,
      })
      await insert(ctx.db, 'orders', {
        kind: 'test',
        subject_id: enrolment.id,
        gateway: 'fake',
        gateway_order_id: exampleTestProof.razorpay_order_id,
        receipt: 'test-example',
        amount_paise: 499_00,
        status: 'PENDING',
        user_id: student.id,
        payer_name: 'Asha Rao',
        payer_email: 'asha@example.com',
        payer_phone: null,
        description: paid.name,
        next_check_at: ctx.now(),
        ...stamps,
      })
      const ids = { order_id: exampleTestProof.razorpay_order_id, payment_id: exampleTestProof.razorpay_payment_id }
      ;(ctx.services.gateway as FakeGateway).seed({ ...ids, amount_paise: 499_00 })
      return { sat }
    },
  }
  return make
}
