import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { ApplicationView } from './application.ts'
import { OfficeApplicationView, officeSteps } from './office.ts'
import { chosenApplications, ManyReply } from './office-many.ts'
import { applicationStates, examModes } from './states.ts'
import { WaiverView } from './waivers.ts'

const tag = 'Office: admissions'
const message = z.string()
const paise = z.number().int()
const day = z.iso.date('Enter a day like 2026-11-15.')
const moment = z.iso.datetime()
const params = z.object({ id: idParam })

export const OfferView = z.object({
  id: z.number().int(),
  course_branch_id: z.number().int().nullable(),
  title: z.string(),
  fee_paise: paise,
  waiver_percent: z.number().int(),
  waived_paise: paise,
  to_pay_paise: paise,
  /** What the family pays that takes the seat now, or has taken it at: as offered, or less where the course cost less. */
  now_paise: paise,
  until: day,
  band: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  /** Why the waiver goes beyond the band of the test, for colleagues; and who signed it where it needed a second person. */
  reason: z.string().nullable(),
  signed_by: z.string().nullable(),
  /** The place in the course, once the family has taken it. */
  enrolment_id: z.number().int().nullable(),
  created_at: moment,
})
export type OfferView = z.output<typeof OfferView>

const Parent = z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() })

export const OfficeApplicationDetail = OfficeApplicationView.extend({
  school_name: z.string(),
  address: z.string(),
  season: z.string(),
  parents: z.array(Parent),
  marks: z.number().nullable(),
  total_marks: z.number().nullable(),
  band: z.string().nullable(),
  honour: z.string().nullable(),
  timeline: z.array(
    z.object({ state: z.enum(applicationStates), note: z.string().nullable(), by: z.string().nullable(), at: moment }),
  ),
  checked_at: moment.nullable(),
  /** What a parent or the student still has to give before the test; null where nothing is missing. */
  needs: z.string().nullable(),
  offer: OfferView.nullable(),
  /** A waiver that waits for a second signature, or was refused and nothing was offered since. */
  waiver: WaiverView.nullable(),
  /** The order of the fee of the test, for the screen of payments. */
  order_id: z.number().int().nullable(),
  refunds_on_withdrawal: z.boolean(),
  /** Mark sheets the family has sent with a form; opened at `/office/files/{id}`, each opening written down. */
  papers: z.array(z.object({ id: z.number().int(), at: moment })),
  /** Until when an admission that a colleague confirmed for the family can be taken back; null where it cannot. */
  undo_until: moment.nullable(),
  /** Where staff may bring it from here. */
  next: z.array(z.enum(officeSteps)),
})
export type OfficeApplicationDetail = z.output<typeof OfficeApplicationDetail>

const reply = z.object({ message, application: OfficeApplicationDetail })

export const admissionPipeline = endpoint({
  method: 'get',
  path: '/office/admissions',
  summary: 'How many applications are in each state, wait for the office, or have an offer that ends this week',
  tag,
  audience: 'staff',
  act: 'applications.read',
  reply: z.object({
    message,
    states: z.array(z.object({ state: z.enum(applicationStates), count: z.number().int() })),
    attention: z.number().int(),
    lapsing: z.number().int(),
  }),
})

export const officeApplication = endpoint({
  method: 'get',
  path: '/office/applications/{id}',
  summary: 'One application: way, offer, marks, consent, what a withdrawal would mean',
  tag,
  audience: 'staff',
  act: 'applications.read',
  params,
  reply,
})

export const applicationAsFamily = endpoint({
  method: 'get',
  path: '/office/applications/{id}/as-family',
  summary: 'The application exactly as the family sees it; read only, and each reading is written down',
  tag,
  audience: 'staff',
  act: 'families.view-as',
  params,
  reply: z.object({ message, application: ApplicationView }),
})

export const offerChoices = endpoint({
  method: 'get',
  path: '/office/offer-choices',
  summary:
    'Courses at branches a seat can be offered in, with fee, tuition, seats left and instalments; for an `application` which of them fit its class, and which one the family chose',
  tag,
  audience: 'staff',
  act: 'applications.move',
  query: z.object({ application: idParam.optional() }),
  reply: z.object({
    message,
    choices: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        fee_paise: paise,
        tuition_paise: paise,
        /** What anybody pays today. */
        today_paise: paise,
        seats_left: z.number().int().nullable(),
        parts: z.number().int(),
        /** For the class of the application, as the list of programmes says it. */
        fits: z.boolean(),
        /** The course of the programme that the family chose, at the branch of its test where it is given there. */
        is_chosen: z.boolean(),
      }),
    ),
    /** From this sum beyond the band on a second person signs. */
    waiver_alone_paise: paise,
  }),
})

const OfferInput = z.object({
  course_branch_id: idParam,
  /** Without it the waiver of the band the candidate has reached. */
  waiver_percent: z.coerce.number().int('Enter whole per cent.').min(0).max(100).optional(),
  until: day,
  note: text('note', { min: 3, max: 500 }).optional(),
  /** Why more is waived than the band gives; for colleagues, the family does not read it. */
  reason: text('reason', { min: 10, max: 500 }).optional(),
})

export const makeOffer = endpoint({
  method: 'post',
  path: '/office/applications/{id}/offer',
  summary:
    'Offer a seat with band, waiver and last day; a second offer takes the place of the first. With a letter; a waiver beyond the band needs a reason, and above a sum of the settings waits for a second signature',
  tag,
  audience: 'staff',
  act: 'applications.move',
  params,
  input: OfferInput,
  reply,
  example: {
    params: { id: '9011' },
    input: {
      ...{ course_branch_id: '9001', waiver_percent: 60, until: '2026-11-30' },
      reason: 'The elder sister studies here, too.',
    },
  },
})

export const offerMany = endpoint({
  method: 'post',
  path: '/office/applications/offer-many',
  summary: 'Offer a seat to several, each with the waiver of the band they have reached',
  tag,
  audience: 'staff',
  act: 'applications.move',
  input: OfferInput.omit({ waiver_percent: true, reason: true }).extend({
    ids: chosenApplications,
  }),
  reply: ManyReply,
  example: { input: { ids: [9011], course_branch_id: '9001', until: '2026-11-30' } },
})

export const takeSeat = endpoint({
  method: 'post',
  path: '/office/applications/{id}/take-seat',
  summary: 'The family takes the offer: its fee, whole or in instalments, waits in its account, and it is admitted',
  tag,
  audience: 'staff',
  act: 'applications.move',
  params,
  input: z.object({
    pay: z.enum(['whole', 'parts'], { error: 'Choose whole or parts.' }),
    /** Who has said yes for the family, and how; it stands in the timeline that the family reads. */
    on_word_of: text('on whose word the seat is taken', { min: 3, max: 120 }),
  }),
  reply,
  example: { params: { id: '9012' }, input: { pay: 'whole', on_word_of: 'the father, by phone' } },
})

export const undoTakeSeat = endpoint({
  method: 'post',
  path: '/office/applications/{id}/undo-take-seat',
  summary:
    'Take back that a colleague took the seat for a family: within a day, and while nothing was paid since; the seat is offered as before',
  tag,
  audience: 'staff',
  act: 'applications.move',
  params,
  reply,
})

export const Room = z.object({
  name: text('the room', { max: 40 }),
  seats: z.coerce.number({ error: 'Enter how many sit in the room.' }).int('Enter a whole number.').min(1).max(10_000),
})

const rooms = z
  .array(Room)
  .max(60, 'Name at most 60 rooms.')
  .refine((all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length, 'Name each room once.')

export const OfficeSittingView = z.object({
  id: z.number().int(),
  code: z.string(),
  branch_id: z.number().int().nullable(),
  season: z.string(),
  centre: z.string(),
  mode: z.enum(examModes),
  sits_on: day,
  closes_on: day.nullable(),
  register_by: day,
  slot: z.string(),
  seats: z.number().int(),
  /** Given away elsewhere than here. */
  seats_elsewhere: z.number().int(),
  taken: z.number().int(),
  held: z.number().int(),
  free: z.number().int(),
  checked: z.number().int(),
  fee_paise: paise,
  classes: z.array(z.string()),
  is_open: z.boolean(),
  rooms: z.array(Room),
  /** `09:45` in India. */
  gate_closes: z.string().nullable(),
})
export type OfficeSittingView = z.output<typeof OfficeSittingView>

export const officeSittings = endpoint({
  method: 'get',
  path: '/office/sittings',
  summary: 'Sittings with seats taken, held and free; `when` coming or past, or those of a `month`',
  tag,
  audience: 'staff',
  act: 'applications.roster',
  query: z.object({
    when: z.enum(['coming', 'past']).default('coming'),
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Give the month like 2026-11.')
      .optional(),
  }),
  reply: z.object({ message, sittings: z.array(OfficeSittingView) }),
})

const sittingReply = z.object({ message, sitting: OfficeSittingView })

export const changeOfficeSitting = endpoint({
  method: 'post',
  path: '/office/sittings/{id}',
  summary: 'Change seats, hours, rooms, the gate or the last day to register; close a sitting early or open it again',
  tag,
  audience: 'staff',
  act: 'sittings.write',
  params,
  input: z
    .object({
      // Left away by anyone who only closes or opens it: a colleague may have changed the seats meanwhile.
      seats: z.coerce
        .number({ error: 'Enter how many seats there are.' })
        .int('Enter a whole number.')
        .min(0)
        .max(100_000)
        .optional(),
      slot: text('hours', { min: 3, max: 120 }).optional(),
      register_by: day.optional(),
      is_open: z.boolean().optional(),
      /** Filled in this order as hall tickets go out; none where the centre has one hall. */
      rooms: rooms.optional(),
      gate_closes: z
        .string()
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 09:45.')
        .nullable()
        .optional(),
    })
    .refine(({ seats, is_open }) => seats !== undefined || is_open !== undefined, {
      path: ['seats'],
      message: 'Enter how many seats there are.',
    }),
  reply: sittingReply,
  example: { params: { id: '9010' }, input: { seats: 120, is_open: true } },
})

export const copySitting = endpoint({
  method: 'post',
  path: '/office/sittings/{id}/copy',
  summary: 'The same sitting on another day, with all its seats free',
  tag,
  audience: 'staff',
  act: 'sittings.write',
  params,
  input: z.object({ sits_on: day }),
  reply: sittingReply,
  status: 201,
  example: { params: { id: '9010' }, input: { sits_on: '2027-01-10' } },
})

export const moveEverybody = endpoint({
  method: 'post',
  path: '/office/sittings/{id}/move-all',
  summary: 'Move everybody with a seat to another sitting: all of them or nobody; each family is told',
  tag,
  audience: 'staff',
  act: 'sittings.write',
  params,
  input: z.object({ to: idParam, reason: text('reason', { min: 3, max: 300 }) }),
  reply: z.object({ message, moved: z.number().int() }),
  example: { params: { id: '9010' }, input: { to: '9020', reason: 'The hall is being painted.' } },
})

export const bandFacts = endpoint({
  method: 'get',
  path: '/office/bands',
  summary: 'Results of the season without names, and the bands in force: what a change of limits is tried on',
  tag,
  audience: 'staff',
  act: 'applications.read',
  reply: z.object({
    message,
    season: z.string(),
    percents: z.array(z.number().int()),
    bands: z.array(z.object({ label: z.string(), min_percent: z.number(), waiver_percent: z.number() })),
  }),
})

export const admissionDeskEndpoints = [
  admissionPipeline,
  bandFacts,
  offerChoices,
  offerMany,
  officeApplication,
  applicationAsFamily,
  makeOffer,
  takeSeat,
  undoTakeSeat,
  officeSittings,
  changeOfficeSitting,
  copySitting,
  moveEverybody,
] as const
