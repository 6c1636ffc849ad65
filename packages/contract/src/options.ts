import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { requestTypes } from './enquiries/contact.ts'

/** Lists that forms offer and the server checks against. Staff edit what they hold; their names are fixed. */
export const optionNames = [
  'contact_request_types',
  'contact_branches',
  'contact_slots',
  'scholar_campuses',
  'admission_centres',
  'admission_classes',
  'batches',
  'programmes',
  'exam_centres',
  'registration_classes',
  'registration_modes',
  'vrddhi_classes',
  'vrddhi_syllabuses',
] as const
export type OptionName = (typeof optionNames)[number]

/** An entry of a list. Empty `for` or `classes` means: for everyone. */
export const OptionView = z.object({
  value: z.string().trim().min(1).max(255),
  /** Which form or variant offers it: `puc`, `class-8-9-10`, `Day Scholar`, `Residential`. */
  for: z.array(z.string().max(100)).default([]),
  classes: z.array(z.string().max(100)).default([]),
  /** Slugs of the courses it stands for. */
  courses: z.array(z.string().max(255)).default([]),
  /** Slug of the branch it belongs to. */
  branch: z.string().max(255).nullable().default(null),
  kind: z.string().max(100).nullable().default(null),
  /** Programmes: the least age in years on the day of registration, where a state asks for one. */
  min_age: z.number().int().min(1).max(30).nullable().default(null),
})
export type OptionView = z.output<typeof OptionView>

/** As it is kept: one that is hidden is offered to nobody, and stays for those who chose it. */
const KeptOption = OptionView.extend({ is_hidden: z.boolean().optional() })

const eachOnce = (list: OptionView[]) => new Set(list.map(({ value }) => value)).size === list.length

const list = z.array(KeptOption).max(200).refine(eachOnce, 'Each entry may stand in the list once.')

const only = (allowed: readonly string[]) =>
  list.refine((entries) => entries.every(({ value }) => allowed.includes(value)), `Choose from ${allowed.join(', ')}.`)

const shaped = (pattern: RegExp, sentence: string) =>
  list.refine((entries) => entries.every(({ value }) => pattern.test(value)), sentence)

/** Part of the address of a file, so letters, digits and dashes alone. */
const filePart = shaped(/^[a-z0-9-]+$/i, 'Use letters, digits and dashes only.')

/** Words that the rules of a form speak of keep their spelling: staff may take them off a list, not rename them. */
export const OptionLists = z.object({
  contact_request_types: only(requestTypes),
  contact_slots: shaped(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write times as 10:30 or 16:00.'),
  scholar_campuses: list,
  admission_centres: list,
  admission_classes: list,
  batches: list,
  programmes: list,
  exam_centres: list,
  registration_classes: only(['7th', '8th', '9th', '10th']),
  registration_modes: only(['ONLINE', 'OFFLINE']),
  vrddhi_classes: filePart,
  vrddhi_syllabuses: filePart,
})
export type OptionLists = z.output<typeof OptionLists>

const tag = 'Options'

export const allOptions = endpoint({
  method: 'get',
  path: '/options',
  summary: 'Every list that a form offers',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message: z.string(), options: z.record(z.enum(optionNames), z.array(OptionView)) }),
})

export const optionList = endpoint({
  method: 'get',
  path: '/options/{name}',
  summary: 'One list that a form offers, such as contact_slots',
  tag,
  cachedUntil: 'content',
  params: z.object({
    name: z
      .string()
      .transform((name) => name.replaceAll('-', '_'))
      .pipe(z.enum(optionNames)),
  }),
  reply: z.object({ message: z.string(), options: z.array(OptionView) }),
  example: { params: { name: 'contact_slots' } },
})
