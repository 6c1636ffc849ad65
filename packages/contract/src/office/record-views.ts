import { z } from 'zod'

const id = z.number().int()
const moment = z.iso.datetime()
const version = z.number().int()

/** `draft` was never live; `hidden` was and is not. A record that is live and has changes waiting is `is_edited`. */
export const recordStates = ['live', 'draft', 'hidden'] as const
export type RecordState = (typeof recordStates)[number]

/** What a list can be narrowed to by `filter[state]`. */
export const stateFilters = ['live', 'draft', 'hidden', 'edited', 'scheduled'] as const

export const values = z.record(z.string(), z.unknown())

export const RecordRow = z.object({
  id,
  title: z.string(),
  state: z.enum(recordStates),
  is_edited: z.boolean(),
  publish_at: moment.nullable(),
  hide_at: moment.nullable(),
  /** Whether the gate let it pass when it was last saved; null where nobody has asked yet. */
  gate: z.enum(['open', 'answer', 'closed']).nullable(),
  position: z.number().int().nullable(),
  page: z.string().nullable(),
  /** How often its page was opened in thirty days; null where it has none of its own, or is not live. */
  views: z.number().int().nullable(),
  /** Fields of the list by name; another record as `{id, title}`, a picture as its address. */
  cells: values,
  updated_at: moment,
  updated_by: z.string().nullable(),
})
export type RecordRow = z.output<typeof RecordRow>

export const GateLine = z.object({
  /** Names the finding, so that an answer can be kept for it. */
  key: z.string(),
  rule: z.string(),
  field: z.string().nullable(),
  /** `stop` closes the gate; `answer` wants a change or a sentence. */
  level: z.enum(['ok', 'answer', 'stop']),
  message: z.string(),
  /** The words that were found, where there are some. */
  words: z.string().nullable(),
  answer: z.string().nullable(),
})
export type GateLine = z.output<typeof GateLine>

export const Editor = z.object({
  name: z.string(),
  since: moment,
  seen_at: moment,
  is_you: z.boolean(),
  /** Somebody else who would like to edit it. */
  asked_by: z.string().nullable(),
})

export const recordVerbs = [
  ...(['draft', 'save', 'publish', 'schedule', 'hide', 'discard', 'duplicate', 'restore', 'preview'] as const),
  ...(['order', 'delete', 'export', 'ask', 'turn-down'] as const),
] as const
export type RecordVerb = (typeof recordVerbs)[number]

export const RecordView = z.object({
  id,
  resource: z.string(),
  title: z.string(),
  state: z.enum(recordStates),
  is_edited: z.boolean(),
  /** Counts every write; the next one says which it has seen. */
  version,
  live_version: version.nullable(),
  live_since: moment.nullable(),
  page: z.string().nullable(),
  /** How often its live page was opened in thirty days. */
  page_views: z.number().int(),
  /** What the form shows: the draft where there is one, else what is live. */
  values,
  /** What visitors see; null when they see nothing. */
  live: values.nullable(),
  draft: z.object({ at: moment, by: z.string().nullable() }).nullable(),
  schedule: z
    .object({ publish_at: moment, version, /** The draft has changes that will not go out. */ is_behind: z.boolean() })
    .nullable(),
  hide_at: moment.nullable(),
  /** Why a planned publication did not happen. */
  refused: z.object({ at: moment, reasons: z.array(z.string()) }).nullable(),
  /** Somebody asked an administrator to publish it; `is_behind` when it was changed since. */
  asked: z.object({ at: moment, by: z.string().nullable(), is_behind: z.boolean() }).nullable(),
  /** What the asker may do with it now. */
  may: z.array(z.enum(recordVerbs)),
  gate: z.array(GateLine),
  editors: z.array(Editor),
  uses: z.number().int(),
  /** Titles of the records that fields point to: `{courses: {"3": "Two-year JEE"}}`, by the name of their type. */
  titles: z.record(z.string(), z.record(z.string(), z.string())),
  updated_at: moment,
  updated_by: z.string().nullable(),
})
export type RecordView = z.output<typeof RecordView>

export const versionKinds = [
  ...(['created', 'draft', 'published', 'scheduled', 'discarded', 'restored', 'imported', 'hidden'] as const),
] as const
export type VersionKind = (typeof versionKinds)[number]

export const VersionRow = z.object({
  number: version,
  kind: z.enum(versionKinds),
  by: z.string().nullable(),
  at: moment,
  /** What changed, in words: "fee 1,20,000 → 1,35,000". */
  summary: z.array(z.string()),
  is_live: z.boolean(),
})
export type VersionRow = z.output<typeof VersionRow>

export const Use = z.object({
  resource: z.string(),
  id,
  title: z.string(),
  field: z.string(),
  /** Whether it stands in what visitors see, or in a draft alone. */
  is_live: z.boolean(),
})
export type Use = z.output<typeof Use>

/** The body of a 409: what somebody else wrote, and what both began from. */
export const Conflict = z.object({
  message: z.string(),
  code: z.literal('conflict'),
  version,
  by: z.string().nullable(),
  at: moment.nullable(),
  theirs: values,
  base: values,
  fields: z.array(z.string()),
})
export type Conflict = z.output<typeof Conflict>
