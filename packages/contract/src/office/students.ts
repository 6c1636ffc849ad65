import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { examplePaidInParts, instalmentStates } from '../payments/instalments.ts'

const tag = 'Office: students'
const message = z.string()
const int = z.number().int()
const day = z.iso.date()

export const studentStates = ['in-class', 'fee-late', 'leaving', 'left'] as const
export type StudentState = (typeof studentStates)[number]

/** What the list is narrowed to: a state, or something that a colleague has to look after. */
export const studentShows = ['fee-late', 'no-consent', 'no-test', 'leaving', 'left'] as const

/** `none` where the fee was paid without an account: such a student can sit no test. */
export const studentConsents = ['given', 'asked', 'missing', 'of-age', 'none'] as const

const LastTest = z.object({ title: z.string(), percent: z.number(), on: day })

/** A student in one course; somebody who takes two courses stands in the list twice. */
export const StudentRow = z.object({
  id: int,
  name: z.string(),
  course: z.string(),
  branch: z.string(),
  batch: z.string().nullable(),
  parent: z.string().nullable(),
  /** The last four digits of the parent's number, or of the family's; null, as the parent, for those who may not read families. */
  phone_end: z.string().nullable(),
  consent: z.enum(studentConsents),
  /** Overdue or due within 14 days; null for those who may not read payments. */
  owed_paise: int.nullable(),
  last_test: LastTest.nullable(),
  state: z.enum(studentStates),
})
export type StudentRow = z.output<typeof StudentRow>

export const studentFilters = ['search', 'show', 'branch', 'course', 'batch'] as const

export const officeStudents = endpoint({
  method: 'get',
  path: '/office/students',
  summary:
    'Everybody who is in a course, by name; `show` is fee-late, no-consent, no-test (for 30 days), leaving or left',
  tag,
  audience: 'staff',
  act: 'students.read',
  query: listQuery({ filters: studentFilters, sorts: [], size: 25 }),
  reply: listOf(StudentRow),
})

const Choice = z.object({ id: int, name: z.string() })

export const studentChoices = endpoint({
  method: 'get',
  path: '/office/students/choices',
  summary: 'By what students can be narrowed: campuses, courses and batches that somebody is in; coming tests',
  tag,
  audience: 'staff',
  act: 'students.read',
  reply: z.object({
    message,
    branches: z.array(Choice),
    courses: z.array(Choice),
    batches: z.array(z.object({ name: z.string(), students: int })),
    tests: z.array(z.object({ slug: z.string(), title: z.string() })),
  }),
})

export const StudentView = StudentRow.extend({
  /** How the family is reached, and when the student was born: null for those who may not read families. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  has_account: z.boolean(),
  parent_phone: z.string().nullable(),
  parent_email: z.string().nullable(),
  date_of_birth: day.nullable(),
  since: z.iso.datetime(),
  /** Null for those who may not read families. */
  family_id: int.nullable(),
  application: z.object({ id: int, number: z.string() }).nullable(),
  paid_paise: int.nullable(),
  instalments: z.array(z.object({ number: int, amount_paise: int, due_on: day, state: z.enum(instalmentStates) })),
  tests: z.array(LastTest.extend({ slug: z.string(), rank: int.nullable(), takers: int.nullable() })),
  coming: z.array(z.object({ slug: z.string(), title: z.string(), opens_at: z.iso.datetime().nullable() })),
  consents: z.array(
    z.object({ purpose: z.string(), by: z.string().nullable(), on: day, withdrawn_on: day.nullable() }),
  ),
  /** Other courses of the same account. */
  others: z.array(z.object({ id: int, course: z.string(), branch: z.string(), state: z.enum(studentStates) })),
})
export type StudentView = z.output<typeof StudentView>

export const officeStudent = endpoint({
  method: 'get',
  path: '/office/students/{id}',
  summary: 'One student in one course: family, fees, tests and consents',
  tag,
  audience: 'staff',
  act: 'students.read',
  params: z.object({ id: idParam }),
  reply: z.object({ message, student: StudentView }),
  example: { params: { id: String(examplePaidInParts) } },
})

const ids = z.array(idParam).min(1, 'Choose at least one student.').max(500, 'Choose no more than 500 students.')
const batchName = text('the batch', { max: 40 })

export const moveToBatch = endpoint({
  method: 'post',
  path: '/office/students/batch',
  summary: 'Puts students into a batch, or without one into none; the reply says where each was, to take it back',
  tag,
  audience: 'staff',
  act: 'students.write',
  input: z.object({
    moves: z
      .array(z.object({ id: idParam, batch: batchName.nullish() }))
      .min(1)
      .max(500),
  }),
  reply: z.object({ message, before: z.array(z.object({ id: int, batch: z.string().nullable() })) }),
  example: { input: { moves: [{ id: examplePaidInParts, batch: 'JEE 28 A' }] } },
})

export const enrolStudents = endpoint({
  method: 'post',
  path: '/office/students/test',
  summary:
    'Enrols students into a test, free of charge: who has no account is named, who has no consent cannot begin until a parent agrees',
  tag,
  audience: 'staff',
  act: 'tests.write',
  input: z.object({ test: text('the test', { max: 120 }), ids }),
  reply: z.object({ message, enrolled: int, were_in: int, wait: z.array(z.string()), no_account: z.array(z.string()) }),
  example: { input: { test: 'ended-mock', ids: [examplePaidInParts] } },
})

export const ClassListView = z.object({
  title: z.string(),
  /** Who took it, when and what for; stands on every sheet. */
  stamp: z.string(),
  students: z.array(
    z.object({
      id: int,
      name: z.string(),
      parent: z.string().nullable(),
      phone: z.string(),
      minutes_an_hour: int,
    }),
  ),
})
export type ClassListView = z.output<typeof ClassListView>

export const classList = endpoint({
  method: 'post',
  path: '/office/students/class-list',
  summary: 'The class list of a course or batch with the numbers of parents, to print; for a purpose, in the audit',
  tag,
  audience: 'staff',
  act: 'students.export',
  input: z.object({
    purpose: text('the purpose', { min: 5, max: 200 }),
    filter: z.partialRecord(z.enum(studentFilters), z.string().max(200)).optional(),
  }),
  reply: z.object({ message, list: ClassListView }),
  example: { input: { purpose: 'The class register of November' } },
})

export const exportStudents = endpoint({
  method: 'post',
  path: '/office/students/export',
  summary: 'What the list of students shows as a CSV file for a purpose, made behind the screen',
  tag,
  audience: 'staff',
  act: 'students.export',
  input: z.object({
    purpose: text('the purpose', { min: 5, max: 200 }),
    filter: z.partialRecord(z.enum(studentFilters), z.string().max(200)).optional(),
  }),
  reply: z.object({ message, work: int }),
  example: { input: { purpose: 'The class register of November' } },
})

export const studentEndpoints = [
  studentChoices,
  officeStudents,
  moveToBatch,
  enrolStudents,
  classList,
  exportStudents,
  officeStudent,
] as const
