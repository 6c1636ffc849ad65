import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { emailAddress, idParam, indianMobile, text } from '../../fields.ts'
import { familyStates, followUpKinds, heardFrom } from '../family-words.ts'
import { entryKey } from './many.ts'
import { ofFamily, tag } from './reading.ts'
import { callResult, FamilyRow, StateView } from './views.ts'

const write = { tag, audience: 'staff', act: 'families.write', method: 'post' } as const
const message = z.string()
const params = { id: '9001' }
const later = '2026-12-01T12:30:00.000Z'

const key = entryKey
const exampleKey = (n: number) => `00000000000000000000000${n}`

const moment = (words: string) => z.iso.datetime({ error: words })
const nextAt = moment('Say when.').optional()
const state = z.enum(familyStates, { error: 'Choose a state.' })
const reason = z.string().trim().max(200, 'Use no more than 200 characters.').optional()
const said = (max = 2000) => z.string().trim().max(max, `Use no more than ${max} characters.`)
const optionalLine = z.string().trim().max(250, 'Use no more than 250 characters.').nullish()
const done = z.object({ message })

export const addWalkIn = endpoint({
  ...write,
  path: '/office/families',
  summary: 'Somebody stands at the desk or rings: a family by name and number; a number that is known joins it',
  input: z.object({
    key,
    name: text('the name'),
    phone: indianMobile,
    email: emailAddress.optional(),
    class: optionalLine,
    school: optionalLine,
    wants: optionalLine,
    heard: z.enum(heardFrom, { error: 'Choose how they heard of us.' }).optional(),
    branch_id: idParam.optional(),
    note: said().optional(),
  }),
  reply: z.object({ message, family: FamilyRow }),
  status: 201,
  example: {
    input: { key: exampleKey(1), name: 'Kavya Reddy', phone: '98450 00155', class: '10', note: 'At the desk' },
  },
})

export const changeFacts = endpoint({
  ...write,
  path: '/office/families/{id}/facts',
  summary: 'Mend what is known of a family; another number or address is added to those it has',
  params: ofFamily,
  input: z.object({
    name: text('the name'),
    class: optionalLine,
    school: optionalLine,
    parent_name: optionalLine,
    wants: optionalLine,
    branch_id: idParam.nullish(),
    phone: indianMobile.optional(),
    email: emailAddress.optional(),
  }),
  reply: done,
  example: { params, input: { name: 'Meera Krishnan', class: '10', phone: '98450 00156' } },
})

export const addNote = endpoint({
  ...write,
  path: '/office/families/{id}/note',
  summary: 'Write a note; `at` is when it was written, where the phone had no network',
  params: ofFamily,
  input: z.object({ key, text: text('the note', { max: 2000 }), at: nextAt }),
  reply: done,
  example: { params, input: { key: exampleKey(2), text: 'Asks about the bus from J P Nagar.' } },
})

export const addCall = endpoint({
  ...write,
  path: '/office/families/{id}/call',
  summary: 'How a call went, what was said, when to call again, and the state after it',
  params: ofFamily,
  input: z.object({
    key,
    result: callResult,
    text: said().optional(),
    next_at: nextAt,
    next_kind: z.enum(followUpKinds).default('call'),
    next_what: said(250).optional(),
    state: state.optional(),
    reason,
    at: nextAt,
  }),
  reply: done,
  example: { params, input: { key: exampleKey(3), result: 'no-answer', next_at: later } },
})

export const addFollowUp = endpoint({
  ...write,
  path: '/office/families/{id}/follow-up',
  summary: 'Something to do for a family at a moment: a call, a visit, anything else',
  params: ofFamily,
  input: z.object({
    key,
    kind: z.enum(followUpKinds, { error: 'Choose a call, a visit or something else.' }),
    due_at: moment('Say when.'),
    what: said(250).optional(),
  }),
  reply: done,
  example: { params, input: { key: exampleKey(4), kind: 'visit', due_at: later, what: 'Reading room' } },
})

export const finishFollowUp = endpoint({
  ...write,
  path: '/office/families/follow-ups/{id}/done',
  summary: 'A follow-up is done; a visit brings the family to Visited',
  params: ofFamily,
  input: z.object({ key, text: said().optional() }),
  reply: done,
  example: { params: { id: '9001' }, input: { key: exampleKey(5) } },
})

export const openWhatsApp = endpoint({
  ...write,
  path: '/office/families/{id}/whatsapp',
  summary: 'Note that WhatsApp was opened with a text; whether it was sent is not known',
  params: ofFamily,
  input: z.object({ key, text: text('the text', { max: 2000 }) }),
  reply: done,
  example: { params, input: { key: exampleKey(6), text: 'When may I call you?' } },
})

export const mailFamily = endpoint({
  ...write,
  path: '/office/families/{id}/mail',
  summary: 'Write a mail to an address of the family; it goes through the outbox and stands in the timeline',
  params: ofFamily,
  input: z.object({
    key,
    to: emailAddress,
    subject: text('the subject', { max: 200 }),
    body: text('the mail', { max: 5000 }),
  }),
  reply: done,
  example: { params, input: { key: exampleKey(7), to: 'asha@example.com', subject: 'Fees', body: 'Dear parent, …' } },
})

const join = { tag, audience: 'staff', act: 'families.join', method: 'post' } as const
const chosen = z.enum(['own', 'other']).optional()

export const joinFamilies = endpoint({
  ...join,
  path: '/office/families/{id}/join',
  summary: 'Join another family into this one; for each field say which value stays. Children are never merged',
  params: ofFamily,
  input: z.object({
    other: idParam,
    name: chosen,
    class: chosen,
    wants: chosen,
    state: chosen,
    owner: chosen,
  }),
  reply: z.object({ message, join: z.number().int() }),
  example: { params, input: { other: 9002 } },
})

export const undoJoin = endpoint({
  ...join,
  path: '/office/families/joins/{id}/undo',
  summary: 'Take a join back, for 30 days: every row goes to where it was',
  params: ofFamily,
  reply: z.object({ message, family: z.number().int() }),
})

export const keepApart = endpoint({
  ...join,
  path: '/office/families/{id}/apart',
  summary: 'These two are not the same: the suggestion does not come back',
  params: ofFamily,
  input: z.object({ other: idParam }),
  reply: done,
  example: { params, input: { other: 9002 } },
})

export const shareContact = endpoint({
  ...join,
  path: '/office/families/shared',
  summary: 'A number of a hostel or a school: it joins nobody any more',
  input: z.object({ value: indianMobile, reason: text('the reason', { min: 3, max: 200 }) }),
  reply: done,
  example: { input: { value: '9845000177', reason: 'Hostel in Mysuru' } },
})

export const changeState = endpoint({
  tag,
  audience: 'staff',
  act: 'settings.write',
  method: 'post',
  path: '/office/families/states/{key}',
  summary: 'Name a state and say how many days a family may stay in it',
  params: z.object({ key: z.enum(familyStates) }),
  input: z.object({
    name: text('the name', { max: 40 }),
    days: z.number().int().min(1, 'At least a day.').max(365, 'A year at most.').nullish(),
  }),
  reply: z.object({ message, state: StateView }),
  example: { params: { key: 'new' }, input: { name: 'New', days: 1 } },
})

export const familyWrites = [
  addWalkIn,
  shareContact,
  finishFollowUp,
  undoJoin,
  changeFacts,
  addNote,
  addCall,
  addFollowUp,
  openWhatsApp,
  mailFamily,
  joinFamilies,
  keepApart,
  changeState,
] as const
