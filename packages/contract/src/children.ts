import { z } from 'zod'
import { applicationStates } from './admissions/states.ts'
import { startTimesFields, testStatuses } from './content/tests.ts'
import { endpoint } from './endpoint.ts'
import { ChildTestView, ConsentOfChildView } from './families.ts'
import { emailOf, idParam } from './fields.ts'
import { FeeInPartsView, PayOrderView } from './payments/instalments.ts'
import { paymentStatuses } from './payments/proof.ts'
import { SeriesView } from './payments/series.ts'
import { FullReportReply } from './results/report.ts'

const tag = 'Families and data'
const message = z.string()
const at = z.iso.datetime()
const ofLink = z.object({ id: idParam })

export const ChildView = z.object({
  /** The link between the two accounts, and nothing else, opens a child. */
  id: z.number().int(),
  name: z.string(),
  linked_at: at,
  /** `agreement`: while it stands. `student`: of age, and shares it. Empty: closed, as the sentence says. */
  by: z.enum(['agreement', 'student']).nullable(),
  sentence: z.string(),
})
export type ChildView = z.output<typeof ChildView>

const Children = z.object({
  children: z.array(ChildView),
  /** Children who named the confirmed address of this account and are not linked yet. */
  waiting: z.number().int(),
})
export type Children = z.output<typeof Children>

export const children = endpoint({
  method: 'get',
  path: '/children',
  summary: 'The children linked to the signed-in parent, and how many wait to be linked',
  tag,
  audience: 'user',
  reply: Children,
})

export const linkChildren = endpoint({
  method: 'post',
  path: '/children',
  summary: 'Link the children for whom the confirmed address of this account agreed, or who share with it',
  tag,
  audience: 'user',
  reply: Children.extend({ message }),
})

export const NextTestView = z.object({
  name: z.string(),
  slug: z.string(),
  status: z.enum(testStatuses),
  opens_at: at.nullable(),
  closes_at: at.nullable(),
  ...startTimesFields,
})
export type NextTestView = z.output<typeof NextTestView>

/** A test with its marks; `report` opens the letter where the result is out. */
export const TakenTestView = ChildTestView.extend({
  report: z.string().nullable(),
  used_ms: z.number().int().nullable(),
})
export type TakenTestView = z.output<typeof TakenTestView>

/** How far an application is, for the parent; the seat is taken in the student's own account or with the office. */
export const ChildApplicationView = z.object({
  number: z.string(),
  season: z.string(),
  state: z.enum(applicationStates),
  payment_status: z.enum(paymentStatuses),
  test: z.object({ sits_on: z.iso.date(), closes_on: z.iso.date().nullable(), slot: z.string(), centre: z.string() }),
  /** The seat that is offered; without a sum where no course is named yet. `past`: its last day is over. */
  offer: z
    .object({
      state: z.enum(['open', 'past']),
      title: z.string(),
      to_pay_paise: z.number().int().nullable(),
      until: at,
    })
    .nullable(),
})
export type ChildApplicationView = z.output<typeof ChildApplicationView>

export const ChildHomeView = ChildView.extend({
  /** While the agreement of the parent stands; a student of age shares marks and fees alone. */
  application: ChildApplicationView.nullable(),
  next_tests: z.array(NextTestView),
  tests: z.array(TakenTestView),
  fees: z.array(FeeInPartsView),
  series: z.array(SeriesView),
  /** Series that the parent has bought in the own account and nobody has begun: they can be handed to the child. */
  can_be_handed: z.array(z.object({ enrolment_id: z.number().int(), course: z.string(), branch: z.string() })),
  consents: z.array(ConsentOfChildView),
})
export type ChildHomeView = z.output<typeof ChildHomeView>

export const child = endpoint({
  method: 'get',
  path: '/children/{id}',
  summary: 'A linked child: application, next tests, marks, fees and what is agreed',
  tag,
  audience: 'user',
  params: ofLink,
  reply: z.object({ child: ChildHomeView }),
})

export const childReport = endpoint({
  method: 'get',
  path: '/children/{id}/reports/{attempt}',
  summary: 'The letter about one test of a linked child',
  tag,
  audience: 'user',
  params: ofLink.extend({ attempt: z.uuid() }),
  reply: FullReportReply,
})

export const payForChild = endpoint({
  method: 'post',
  path: '/children/{id}/enrolments/{enrolment}/instalments/{number}/pay',
  summary: 'Open the order for the next part of a child’s fee; the same order again while it is open',
  tag,
  audience: 'user',
  params: ofLink.extend({ enrolment: idParam, number: idParam }),
  reply: z.object({ message, order: PayOrderView }),
  status: 201,
})

export const handSeries = endpoint({
  method: 'post',
  path: '/children/{id}/series/{enrolment}',
  summary: 'Hand a series that the parent has bought to a linked child, while no paper of it is begun',
  tag,
  audience: 'user',
  params: ofLink.extend({ enrolment: idParam }),
  reply: z.object({ message, child: ChildHomeView }),
})

export const endChildLink = endpoint({
  method: 'delete',
  path: '/children/{id}',
  summary: 'A parent no longer wants to see a child’s account here; the agreement stays',
  tag,
  audience: 'user',
  params: ofLink,
  reply: Children.extend({ message }),
})

export const ParentLinkView = z.object({
  id: z.number().int(),
  /** The mailbox that was named. */
  email: z.string(),
  /** The name on the account; empty until one takes the link up. */
  name: z.string().nullable(),
  linked_at: at.nullable(),
  sees: z.boolean(),
})
export type ParentLinkView = z.output<typeof ParentLinkView>

const Parents = z.object({
  parents: z.array(ParentLinkView),
  /** From eighteen on the student alone says who sees marks and fees. */
  may_decide: z.boolean(),
})
export type Parents = z.output<typeof Parents>

export const parentsWhoSee = endpoint({
  method: 'get',
  path: '/profile/parents',
  summary: 'Which parents see the signed-in student’s marks and fees',
  tag,
  audience: 'user',
  reply: Parents,
})

export const ShareInput = z.object({ email: emailOf('your parent’s') })

export const shareWithParent = endpoint({
  method: 'post',
  path: '/profile/parents',
  summary: 'A student of age shares marks and fees with the account that confirms this address',
  tag,
  audience: 'user',
  limit: 'form',
  input: ShareInput,
  reply: Parents.extend({ message }),
  example: { input: { email: 'ramesh@example.com' } },
})

export const stopSharing = endpoint({
  method: 'delete',
  path: '/profile/parents/{id}',
  summary: 'A student of age stops sharing',
  tag,
  audience: 'user',
  params: ofLink,
  reply: Parents.extend({ message }),
})

export const childEndpoints = [
  children,
  linkChildren,
  child,
  childReport,
  payForChild,
  handSeries,
  endChildLink,
  parentsWhoSee,
  shareWithParent,
  stopSharing,
] as const
