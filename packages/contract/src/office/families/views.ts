import { z } from 'zod'
import { languages } from '../../words/languages.ts'
import { callResultNames, familyStates, followUpKinds } from '../family-words.ts'

const moment = z.iso.datetime()
const line = z.string().nullable()
const count = z.number().int()

export const Colleague = z.object({ id: count, name: z.string() })
export type Colleague = z.output<typeof Colleague>

export const SourceView = z.object({ source: line, medium: line, campaign: line })

/** A family in a list, on the board and on the page of today. */
export const FamilyRow = z.object({
  id: count,
  name: z.string(),
  class: line,
  wants: line,
  branch: z.object({ id: count, name: z.string() }).nullable(),
  state: z.enum(familyStates),
  state_name: z.string(),
  state_at: moment,
  /** When the state has lasted too long; at twice the time it is red. */
  due_at: moment.nullable(),
  is_late: z.boolean(),
  owner: Colleague.nullable(),
  next_at: moment.nullable(),
  came_at: moment,
  touched_at: moment,
  answered_at: moment.nullable(),
  touches: count,
  /** How it came, last: the name of a form, and the office’s words for it. */
  form: z.string(),
  form_label: z.string(),
  first: SourceView,
  last: SourceView,
  /** Of the last form that was filled in on a page in another language than English; null where none was. */
  wrote_in: z.enum(languages).exclude(['en']).nullable(),
  /** The first number, for the phone that is at hand. */
  phone: line,
})
export type FamilyRow = z.output<typeof FamilyRow>

export const timelineKinds = [
  ...(['enquiry', 'walk-in', 'call', 'whatsapp', 'note', 'mail', 'visit', 'follow-up', 'assigned', 'moved'] as const),
  ...(['joined', 'account', 'application', 'payment', 'refund', 'instalment', 'check-in', 'offer'] as const),
  ...(['consent', 'test'] as const),
] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const timelineTabs = ['talks', 'money', 'tests', 'other'] as const

/** One thing that happened between a family and us, whichever part of the house it happened in. */
export const TimelineEntry = z.object({
  key: z.string(),
  at: moment,
  kind: z.enum(timelineKinds),
  title: z.string(),
  text: line,
  by: line,
  family_sees: z.boolean(),
  /** Where it is looked after, below `/office`. */
  to: line,
  tab: z.enum(timelineTabs),
  /** A join that can still be undone. */
  undo: z.object({ join: count, until: moment }).nullable(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

export const FollowUpView = z.object({
  id: count,
  kind: z.enum(followUpKinds),
  due_at: moment,
  what: z.string(),
  owner: Colleague.nullable(),
})
export type FollowUpView = z.output<typeof FollowUpView>

/** Somebody who may be the same: nothing is joined. */
export const SimilarFamily = z.object({
  id: count,
  name: z.string(),
  class: line,
  why: z.string(),
})

export const FamilyView = FamilyRow.extend({
  school: line,
  parent_name: line,
  lost_reason: line,
  children: z.array(z.object({ id: count, name: z.string(), class: line, school: line })),
  contacts: z.array(z.object({ id: count, kind: z.enum(['phone', 'email']), value: z.string(), whose: line })),
  follow_ups: z.array(FollowUpView),
  similar: z.array(SimilarFamily),
  applications: z.array(z.object({ id: count, number: z.string(), state: z.string() })),
  has_account: z.boolean(),
  /** Whether a parent has agreed for the children under 18 who have an account. */
  consent: z.enum(['not-needed', 'missing', 'given']),
  /** Cards and mark sheets that came with a form. */
  papers: z.array(z.object({ id: count, kind: z.enum(['card', 'marks']) })),
  paid_paise: count,
  timeline: z.array(TimelineEntry),
})
export type FamilyView = z.output<typeof FamilyView>

export const ReplyText = z.object({
  id: count,
  name: z.string(),
  channel: z.enum(['whatsapp', 'mail']),
  subject: z.string(),
  body: z.string(),
})
export type ReplyText = z.output<typeof ReplyText>

export const StateView = z.object({
  key: z.enum(familyStates),
  name: z.string(),
  days: count.nullable(),
})
export type StateView = z.output<typeof StateView>

/** Somebody to call or to see, and what about. */
export const DueView = FollowUpView.extend({ family: FamilyRow })
export type DueView = z.output<typeof DueView>

export const callResult = z.enum(callResultNames, { error: 'Say how it went.' })
