import type { ChildHomeView, ChildView } from '@northlight/contract/children'
import type { FullReportReply } from '@northlight/contract/results/report'
import { ownerOf } from '../accounts/owner.ts'
import { feesInParts, payInstalment } from '../enrolments/instalments.ts'
import { seriesOfStudent } from '../enrolments/series/series.ts'
import { noteLook, requireChild, toChild } from '../families/children/may-see.ts'
import type { ChildLink } from '../families/children/queries.ts'
import { consentsForParent } from '../families/views.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { fullReport } from '../results/report/full-report.ts'
import { nextTests, takenTests, testOfAttempt } from '../results/report/tests-of-student.ts'
import { childApplication } from './child-application.ts'
import { unbegunSeries } from './hand-series.ts'

/** A student of age shares with one parent: what another one has agreed to stays between that one and the student. */
const agreedTo = async (ctx: Ctx, { child_id, contact }: ChildLink, by: ChildView['by']) => {
  const consents = await consentsForParent(ctx, child_id, contact)
  return by === 'agreement' ? consents : consents.filter(({ by_contact }) => by_contact !== null)
}

export const childHome = async (ctx: Ctx, linkId: number): Promise<ChildHomeView> => {
  const link = await requireChild(ctx, linkId)
  await noteLook(ctx, 'families.look-at-child', link)
  const child = await toChild(ctx, link)
  return {
    ...child,
    // What a student of age shares is marks and fees; the application is no part of it.
    application: child.by === 'agreement' ? await childApplication(ctx, link.child_id) : null,
    next_tests: await nextTests(ctx, link.child_id),
    tests: await takenTests(ctx, link.child_id),
    fees: await feesInParts(ctx, await ownerOf(ctx.db, link.child_id)),
    series: await seriesOfStudent(ctx, link.child_id),
    can_be_handed: (await unbegunSeries(ctx)).map(({ enrolment_id, course, branch }) => ({
      enrolment_id,
      course,
      branch,
    })),
    consents: await agreedTo(ctx, link, child.by),
  }
}

/** The same letter that the student reads, and no sooner. */
export const childReport = async (ctx: Ctx, linkId: number, attempt: string): Promise<FullReportReply> => {
  const link = await requireChild(ctx, linkId)
  const test = (await testOfAttempt(ctx, link.child_id, attempt)) ?? fail('not_found')
  await noteLook(ctx, 'families.read-child-report', link)
  return fullReport(ctx, test, { id: link.child_id })
}

/** The order is the parent's, the fee the child's: anyone who pays gets the receipt, and both see that it is paid. */
export const payForChild = async (ctx: Ctx, linkId: number, enrolment: number, part: number) => {
  const link = await requireChild(ctx, linkId)
  return payInstalment(ctx, { owner: await ownerOf(ctx.db, link.child_id), payerId: signedIn(ctx).id }, enrolment, part)
}
