import * as contract from '@northlight/contract/office/students'
import { implement } from '../../../kernel/implement.ts'
import { moveToBatch } from './batch.ts'
import { enrolInTest } from './enrol-in-test.ts'
import { exportStudents, takeClassList } from './leave-office.ts'
import { listStudents, readStudent, studentChoices } from './list.ts'

const some = (count: number) => (count === 1 ? 'One student is' : `${count} students are`)

export const studentRoutes = [
  implement(contract.studentChoices, async (ctx) => ({
    message: 'What students can be narrowed by.',
    ...(await studentChoices(ctx)),
  })),

  implement(contract.officeStudents, listStudents),

  implement(contract.officeStudent, async (ctx, { params }) => ({
    message: 'The student.',
    student: await readStudent(ctx, params.id),
  })),

  implement(contract.moveToBatch, async (ctx, { input }) => {
    const before = await moveToBatch(ctx, input.moves)
    const to = new Set(input.moves.map(({ batch }) => batch ?? null))
    const [batch] = to
    return {
      message:
        to.size > 1
          ? `${some(before.length)} back where they were.`
          : `${some(before.length)} ${batch === null ? 'in no batch now' : `in ${batch} now`}.`,
      before,
    }
  }),

  implement(contract.enrolStudents, async (ctx, { input }) => {
    const done = await enrolInTest(ctx, input)
    return { message: `${some(done.enrolled)} enrolled.`, ...done }
  }),

  implement(contract.classList, async (ctx, { input }) => ({
    message: 'The list is made out to you.',
    list: await takeClassList(ctx, input),
  })),

  implement(contract.exportStudents, async (ctx, { input }) => ({
    message: 'The file is being made.',
    work: await exportStudents(ctx, input),
  })),
]
