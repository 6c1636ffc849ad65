import { z } from 'zod'
import { moment } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { ConsoleTest } from './console.ts'
import { exampleFreeTest, ofTest, tag } from './online-tests.ts'

/** Who has come to a test, for colleagues who ring families: nothing of what is written, saved or warned. */
const int = z.number().int()

const AttendanceTest = ConsoleTest.pick({ slug: true, name: true, opens_at: true, closes_at: true })

export const AttendanceDayTest = AttendanceTest.extend({ enrolled: int, writing: int, ended: int })
export type AttendanceDayTest = z.output<typeof AttendanceDayTest>

export const attendanceStates = ['not_in', 'writing', 'ended'] as const

export const AttendanceRow = z.object({
  /** The number of the enrolment. */
  id: int,
  name: z.string(),
  phone: z.string().nullable(),
  branch_id: int.nullable(),
  state: z.enum(attendanceStates),
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
})
export type AttendanceRow = z.output<typeof AttendanceRow>

const staff = { method: 'get', tag, audience: 'staff', act: 'console.attendance' } as const

export const attendanceDay = endpoint({
  ...staff,
  path: '/office/attendance',
  summary: 'The tests of today and how many of one’s own branches have come',
  reply: z.object({ server_now: moment, tests: z.array(AttendanceDayTest) }),
})

export const testAttendance = endpoint({
  ...staff,
  path: '/office/tests/{slug}/attendance',
  summary: 'Who of one’s own branches has come to a test, and how to reach those who have not',
  params: ofTest,
  reply: z.object({
    server_now: moment,
    test: AttendanceTest,
    places: z.array(z.object({ id: int, name: z.string() })),
    rows: z.array(AttendanceRow),
  }),
  example: exampleFreeTest,
})

export const attendanceEndpoints = [attendanceDay, testAttendance] as const
