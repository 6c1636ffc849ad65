import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'

const tag = 'Office: admissions'
const message = z.string()
export const chosenApplications = z
  .array(idParam)
  .min(1, 'Choose at least one.')
  .max(200, 'Choose at most 200 at once.')

/** What was done to many at once; anyone who is refused is named with the reason. */
export const ManyReply = z.object({
  message,
  done: z.number().int(),
  refused: z.array(z.object({ id: z.number().int(), name: z.string(), reason: z.string() })),
})

export const remindApplications = endpoint({
  method: 'post',
  path: '/office/applications/remind',
  summary: 'Mail families what they have to do next: pay the fee, come to the test, take the offer. Once a day each',
  tag,
  audience: 'staff',
  act: 'applications.move',
  input: z.object({ ids: chosenApplications }),
  reply: ManyReply,
  example: { input: { ids: [9012] } },
})

export const moveChosen = endpoint({
  method: 'post',
  path: '/office/applications/move-sitting',
  summary: 'Move chosen applications to another sitting while its seats last: all of them or nobody; each is told',
  tag,
  audience: 'staff',
  act: 'sittings.write',
  input: z.object({ ids: chosenApplications, to: idParam, reason: text('reason', { min: 3, max: 300 }) }),
  reply: z.object({ message, moved: z.number().int() }),
  example: { input: { ids: [9013], to: '9020', reason: 'The hall is being painted.' } },
})

export const remindSitting = endpoint({
  method: 'post',
  path: '/office/sittings/{id}/remind',
  summary: 'Mail everybody with a seat at a sitting its day, hour and place, with the hall ticket. Once a day each',
  tag,
  audience: 'staff',
  act: 'sittings.write',
  params: z.object({ id: idParam }),
  reply: ManyReply,
  example: { params: { id: '9010' } },
})

export const issueTickets = endpoint({
  method: 'post',
  path: '/office/sittings/{id}/issue-tickets',
  summary:
    'Issue the hall tickets of everybody who has paid and, under 18, whose parent has agreed; each family gets its own by mail, once',
  tag,
  audience: 'staff',
  act: 'sittings.write',
  params: z.object({ id: idParam }),
  reply: z.object({ message, issued: z.number().int(), out: z.number().int() }),
  example: { params: { id: '9010' } },
})

export const admissionManyEndpoints = [remindApplications, moveChosen, remindSitting, issueTickets] as const
