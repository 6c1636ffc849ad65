import { rupees } from '@northlight/contract/money'
import type { ClassListView } from '@northlight/contract/office/students'
import { audit } from '../../../kernel/audit.ts'
import { type Ctx, inTransaction, onReadConnection } from '../../../kernel/context.ts'
import { stampOf } from '../../../kernel/export/stamp.ts'
import { stampedFile } from '../../../kernel/export/stamped-file.ts'
import { allow } from '../../../kernel/policy.ts'
import { rowsAtOnce } from '../../../kernel/yield-to-exams.ts'
import { mayDo } from '../../../records/may-do.ts'
import type { TaskKind } from '../../../tasks/run-task.ts'
import { startTask } from '../../../tasks/tasks.ts'
import * as queries from './queries.ts'

type Asked = { purpose: string; filter?: queries.StudentFilter | undefined }

/** Students are no records, but leave as the files of records do. */
export const studentList = { name: 'students', isPersonal: true } as const

/** The file is made behind the screen, in the name and with the branches of the person who asked. */
export const exportStudents = (ctx: Ctx, { purpose, filter = {} }: Asked): Promise<number> => {
  const grade = allow(ctx, 'students.export')
  // A filter that cannot be read is said now, not by a file that never comes.
  queries.students(ctx, grade, filter)
  return inTransaction(ctx, async (ctx) => {
    const work = await startTask(ctx, studentList, 'export', { purpose, filter })
    const details = { purpose, filters: Object.keys(filter) }
    await audit(ctx, { action: 'students.export-students', entity: 'course_enrolment', id: null, details })
    return work
  })
}

const head = [
  ...['Student', 'Campus', 'Course', 'Batch', 'Number', 'Parent', 'Parent’s number', 'E-mail'],
  ...['Consent', 'State', 'Owed, in rupees'],
]

async function* lines(ctx: Ctx, filter: queries.StudentFilter) {
  const grade = allow(ctx, 'students.export')
  const seesMoney = mayDo(ctx, 'payments.read')
  for (let last = 0; ; ) {
    const rows = await queries
      .withFacts(ctx, queries.students(ctx, grade, filter))
      .where('course_enrolments.id', '>', last)
      .orderBy('course_enrolments.id')
      .limit(rowsAtOnce())
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    yield rows.map((row): (string | number)[] => [
      ...[row.name, row.branch_name, row.course_name, row.batch ?? '', row.phone],
      ...[row.parent ?? '', row.parent_phone ?? '', row.email, row.consent, row.state],
      seesMoney ? rupees(Number(row.owed_paise)) : '',
    ])
  }
}

/** The list asks by itself who may have it. */
export const studentFile: TaskKind = {
  name: 'students.export',
  kind: 'export',
  isOf: (resource) => resource === studentList.name,
  run: async (asked, work, progress) => {
    const ctx = onReadConnection(asked)
    const { purpose, filter } = work.input as { purpose: string; filter: queries.StudentFilter }
    const file = { what: 'Students', purpose, head, lines: lines(ctx, filter) }
    return { bytes: await stampedFile(ctx, file, progress), as: 'csv' }
  },
}

/** A register has so many lines at most; a longer list leaves as a file. */
const longestList = 500

/** Numbers of parents on paper: for a purpose, and the sheet says who printed it. */
export const takeClassList = async (ctx: Ctx, { purpose, filter = {} }: Asked): Promise<ClassListView> => {
  const grade = allow(ctx, 'students.export')
  const found = queries.students(ctx, grade, filter)
  return inTransaction(ctx, async (ctx) => {
    const rows = await queries
      .withFacts(ctx, queries.byName(found))
      .leftJoin('student_time', 'student_time.user_id', 'course_enrolments.user_id')
      .select('student_time.compensatory_per_hour')
      .limit(longestList)
      .execute()
    const details = { purpose, filters: Object.keys(filter), students: rows.length }
    await audit(ctx, { action: 'students.print-class-list', entity: 'course_enrolment', id: null, details })
    const one = <T>(of: (row: (typeof rows)[number]) => T) => {
      const all = new Set(rows.map(of))
      return all.size === 1 ? [...all][0] : undefined
    }
    const title = [filter.batch, one(({ course_name }) => course_name), one(({ branch_name }) => branch_name)]
    return {
      title: title.filter(Boolean).join(' · ') || 'Students',
      stamp: await stampOf(ctx, 'Class list', purpose),
      students: rows.map(({ id, name, parent, parent_phone, phone, compensatory_per_hour }) => ({
        ...{ id, name, parent },
        phone: parent_phone ?? phone,
        minutes_an_hour: compensatory_per_hour ?? 0,
      })),
    }
  })
}
