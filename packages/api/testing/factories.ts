import { hash } from '@node-rs/argon2'
import { indianDay, later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { exampleEnrolment } from '@northlight/contract/payments/enrolments'
import type { BillingSettings } from '@northlight/contract/settings'
import { digest } from '@northlight/db/digest'
import { neutralBilling } from '@northlight/db/seed/essential/institute'
import type { LinkPurpose } from '@northlight/db/tables/accounts'
import { issueToken } from '../src/accounts/session/tokens.ts'
import type { Ctx } from '../src/kernel/context.ts'
import { codeDigest } from '../src/kernel/secrets.ts'
import { exampleAdmission } from './admission-factories.ts'
import { contentFactories } from './content-factories.ts'
import { counsellingFactories } from './counselling-factories.ts'
import { examFactories } from './exam-factories.ts'
import { exampleOptions } from './option-lists.ts'
import { paymentFactories } from './payment-factories.ts'
import { bankFactories } from './question-bank-factories.ts'
import { exampleNumber, resultFactories } from './result-factories.ts'
import { description, insert, type New, next, noImage, noSeo } from './rows.ts'
import { inUse, showFactor } from './staff.ts'
import { staffFactories } from './staff-factories.ts'

export const password = 'Northlight#2026'
// One hash for all, and a weak one: hashing is slow on purpose, and so is every sign-in that compares with it.
const hashed = hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })

/** Rows for tests. Each builds the parents it needs; a test names only the fields it is about. */
export const factories = (ctx: Ctx) => {
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  // Drafts are the default of the tables; a test is usually about what is shown.
  const shown = { is_active: true, ...stamps }
  const make = {
    ...contentFactories(ctx),
    ...paymentFactories(ctx),
    ...examFactories(ctx),
    ...resultFactories(ctx),
    ...staffFactories(ctx),
    ...counsellingFactories(ctx),
    ...bankFactories(ctx),
    billing: (fields: Partial<BillingSettings> = {}) =>
      insert(ctx.db, 'settings', {
        key: 'billing',
        value: { ...neutralBilling, ...fields },
        updated_at: ctx.now(),
      }),
    institute: (fields: Record<string, unknown> = {}) =>
      insert(ctx.db, 'settings', {
        key: 'institute',
        value: {
          name: 'Test Institute',
          short_name: 'Test',
          tagline: '',
          email: 'office@institute.test',
          phones: ['9845000100', '9845000101'],
          phone_labels: ['Admissions', 'Office'],
          whatsapp: '9845000102',
          address: '1 Test Road',
          map_url: '',
          socials: { facebook: '', twitter: '', instagram: '', linkedin: '', youtube: '' },
          footer_line: '',
          newsletter_line: '',
          logo: null,
          favicon: null,
          colours: { night: '#0e1a33', gold: '#eacf6c' },
          founded: null,
          grievance: null,
          ...fields,
        },
        updated_at: ctx.now(),
      }),
    user: async (fields: New<'users'> = {}) =>
      insert(ctx.db, 'users', {
        name: 'Asha Rao',
        email: `person-${next()}@northlight.test`,
        phone: null,
        password_hash: await hashed,
        role: 'student',
        // Grown up unless the test is about a child, so that nobody else's test asks for a parent.
        date_of_birth: '2005-06-15',
        ...stamps,
        ...fields,
      }),
    /** A student under 18, alone: no parent is named and nobody has agreed to anything. */
    minor: (fields: New<'users'> = {}) => make.user({ date_of_birth: '2010-04-23', ...fields }),
    parent: (user: { id: number }, fields: New<'parents'> = {}) =>
      insert(ctx.db, 'parents', {
        user_id: user.id,
        name: 'Ramesh Rao',
        email: `parent-${next()}@northlight.test`,
        ...stamps,
        ...fields,
      }),
    consent: (user: { id: number }, fields: New<'consents'> = {}) =>
      insert(ctx.db, 'consents', {
        user_id: user.id,
        purpose: 'child-account',
        text_version: '2026-11',
        by_name: 'Ramesh Rao',
        by_contact: 'parent@northlight.test',
        how: 'link',
        agreed_at: ctx.now(),
        ...fields,
      }),
    /** A question to a parent whose link and code the test knows. */
    parentQuestion: async (user: { id: number }, { token = 'a-link-to-a-parent', code = '123456', ...fields } = {}) => {
      const row = await insert(ctx.db, 'consent_requests', {
        user_id: user.id,
        purpose: 'child-account',
        text_version: '2026-11',
        parent_name: 'Ramesh Rao',
        parent_email: 'ramesh@northlight.test',
        token_hash: digest(token),
        code_hash: digest(code),
        created_at: ctx.now(),
        expires_at: later(ctx.now(), days(7)),
        ...fields,
      })
      const code_hash = codeDigest(ctx.services.keys, `parent-code:${row.id}`, code)
      await ctx.db.updateTable('consent_requests').set({ code_hash }).where('id', '=', row.id).execute()
      return { ...row, code_hash }
    },
    mailedLink: (user: { id: number; email: string }, purpose: LinkPurpose, token: string) =>
      insert(ctx.db, 'mailed_links', {
        purpose,
        user_id: user.id,
        email: user.email,
        token_hash: digest(token),
        created_at: ctx.now(),
        expires_at: later(ctx.now(), hours(1)),
      }),
    /** Of staff: with a second factor that was shown just now, and in use however far a test moves its clock. */
    token: async (user: { id: number }) => inUse(ctx, await showFactor(ctx, await make.tokenWithoutFactor(user))),
    tokenWithoutFactor: (user: { id: number }) => issueToken(ctx, user, 'test device'),
    branch: (fields: New<'branches'> = {}) => {
      const n = next()
      return insert(ctx.db, 'branches', {
        name: `Branch ${n}`,
        slug: `branch-${n}`,
        city: 'Mysuru',
        modes: ['Day Scholar'],
        ...noImage,
        ...shown,
        ...fields,
      })
    },
    course: (fields: New<'courses'> = {}) => {
      const n = next()
      return insert(ctx.db, 'courses', {
        name: `Course ${n}`,
        slug: `course-${n}`,
        class: 'Online',
        ...description(`About course ${n}.`),
        ...noImage,
        ...noSeo,
        ...shown,
        ...fields,
      })
    },
    courseAtBranch: async (fields: New<'course_branches'> = {}) =>
      insert(ctx.db, 'course_branches', {
        course_id: fields.course_id ?? (await make.course()).id,
        branch_id: fields.branch_id ?? (await make.branch()).id,
        amount_paise: 42_000_00,
        refund_examples: [],
        ...description('At this branch.'),
        ...noSeo,
        ...shown,
        ...fields,
      }),
    achieverCategory: (fields: New<'achiever_categories'> = {}) => {
      const n = next()
      return insert(ctx.db, 'achiever_categories', {
        name: `Category ${n}`,
        slug: `category-${n}`,
        ...noSeo,
        ...shown,
        ...fields,
      })
    },
    legalPage: (fields: New<'legal_pages'> = {}) => {
      const n = next()
      return insert(ctx.db, 'legal_pages', {
        page_name: `Page ${n}`,
        slug: `page-${n}`,
        heading: `Page ${n}`,
        ...description('The rules.'),
        ...noSeo,
        ...shown,
        ...fields,
      })
    },
    options: (fields: Record<string, unknown> = {}) =>
      insert(ctx.db, 'settings', { key: 'options', value: { ...exampleOptions, ...fields }, updated_at: ctx.now() }),
    jobOpening: (fields: New<'job_openings'> = {}) => {
      const n = next()
      return insert(ctx.db, 'job_openings', {
        name: `Post ${n}`,
        slug: `post-${n}`,
        posted_on: indianDay(ctx.now()),
        ...description(`About post ${n}.`),
        ...shown,
        ...fields,
      })
    },
    blog: (fields: New<'blogs'> = {}) => {
      const n = next()
      return insert(ctx.db, 'blogs', {
        name: `Article ${n}`,
        slug: `article-${n}`,
        reading_minutes: 4,
        published_on: ctx.now(),
        ...description(`Text of article ${n}.`),
        ...noImage,
        ...noSeo,
        ...shown,
        ...fields,
      })
    },
    campaign: (fields: New<'campaigns'> = {}) => {
      const n = next()
      return insert(ctx.db, 'campaigns', {
        name: `Campaign ${n}`,
        slug: `campaign-${n}`,
        ...description(`About campaign ${n}.`),
        ...noImage,
        ...noSeo,
        ...shown,
        ...fields,
      })
    },
    /** What the examples of the contract speak of. */
    /** A mobile number to which a code has gone. */
    askedNumber: async (user: { id: number }, code: string) => {
      const row = await insert(ctx.db, 'notice_recipients', {
        user_id: user.id,
        wanted_phone: '9845000199',
        wanted_channel: 'whatsapp',
        created_at: ctx.now(),
      })
      const fresh = {
        code_hash: codeDigest(ctx.services.keys, `phone-code:${row.id}:${row.wanted_phone}`, code),
        code_expires_at: later(ctx.now(), hours(1)),
      }
      await ctx.db.updateTable('notice_recipients').set(fresh).where('id', '=', row.id).execute()
      return row
    },
    exampleWorld: async () => {
      await make.institute()
      await make.options()
      const place = await make.courseAtBranch({
        course_id: (await make.course({ name: 'Foundation Evenings', slug: 'foundation-evenings' })).id,
        branch_id: (await make.branch({ name: 'Bengaluru', slug: 'bengaluru' })).id,
      })
      // By number: a database that was used before goes on counting.
      await make.jobOpening({ id: 1 })
      await make.blog({ id: 1 })
      await make.campaign({ id: 1 })
      await make.event({ slug: 'night-sky-evening', event_date: later(ctx.now(), days(1)), seats: 40 })
      await insert(ctx.db, 'media', {
        ...{ id: 9001, path: 'campus/example.svg', mime: 'image/svg+xml', bytes: 100, created_at: ctx.now() },
      })
      const leak = { what: 'A list lay open.', kind: 'table', subject: 'registrations', found_at: ctx.now() } as const
      const leaked = { ...leak, from_at: ctx.now(), to_at: ctx.now(), created_at: ctx.now() }
      const letter = { en: 'A list with your name was open to strangers.' }
      await insert(ctx.db, 'breaches', { ...leaked, id: 9001, key: 'example-leak-1', letter })
      await insert(ctx.db, 'breaches', { ...leaked, id: 9002, key: 'example-leak-2', letter, asked_at: ctx.now() })
      await insert(ctx.db, 'imports', {
        ...{ id: 9001, resource: 'faqs', state: 'ready', file_name: 'list.csv', is_personal: false },
        ...{ heads: ['q', 'a'], mapping: [null, null], pictures: [], media_ids: [] },
        ...{ created_at: ctx.now(), updated_at: ctx.now() },
      })
      await insert(ctx.db, 'import_rows', {
        ...{ import_id: 9001, number: 2, state: 'ready', title: 'When?', cells: ['When?', 'In June.'] },
        ...{ found: [], problems: [], content: { question: 'When?', answer: '<p>In June.</p>' } },
      })
      await insert(ctx.db, 'chatbot_requests', {
        lead_id: 'lead-of-the-example',
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      await make.exampleOrder()
      await make.exampleMoney()
      await make.exampleDeskRefund()
      await make.exampleCheque()
      await make.exampleReceivedCheques()
      await make.exampleClosing()
      const student = await make.user({ email: 'student@northlight.test' })
      await make.mailedLink(student, 'reset-password', 'example-of-a-mailed-link')
      await make.parentQuestion(student, { token: 'example-of-a-parent-link', code: '204060' })
      await make.askedNumber(student, '204060')
      await make.enrolment({ id: exampleEnrolment, user_id: student.id, payment_status: 'PAID' })
      await make.exampleInstalments(student)
      await make.exampleTests(student)
      await make.exampleResults(student)
      await make.exampleSeries(student, place)
      await make.exampleBank()
      const staff = await make.user({ email: 'staff@northlight.test', role: 'admin' })
      await make.exampleFamilies()
      const candidateTokens = await exampleAdmission(ctx, make, exampleNumber)
      const staffToken = await make.token(staff)
      await make.exampleStaff(staff, Number(staffToken.split('|', 1)[0]))
      for (const [id, role] of [
        [9002, 'editor'],
        [9003, 'counsellor'],
      ] as const)
        await make.user({ id, role, name: `Colleague ${id}` })
      await make.exampleRefunds({ id: 9003 })
      return { token: await make.token(student), staffToken, candidateTokens }
    },
  }
  return make
}
