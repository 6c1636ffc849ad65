import { contactEventKinds } from '../counselling/contact-events/contact-event.ts'
import { persons } from '../families/persons/registry.ts'
import type { Ctx } from '../kernel/context.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { mailedForms } from '../mails/about.ts'
import { papersOfChildren } from '../media/private-files.ts'
import { chosenPlaces } from '../options/uses.ts'
import { forgetAged } from '../retention/forget-aged.ts'
import { retentionSteps } from '../retention/steps.ts'
import { personTableOf, type Sent } from './define-contact-event.ts'
import { enquiryJobs } from './jobs.ts'
import { reservationJobs, reservationSchedules } from './reservations/jobs.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { enquiryRoutes } from './routes.ts'
import { forms, sent } from './sent.ts'

/** How a row goes when its time is over; nothing for one that stays until somebody takes it back. */
const forgetOf = ({ table, file, retention }: Sent) => {
  if (typeof retention === 'function') return [{ table, forget: retention }]
  if (typeof retention === 'object') return []
  return [{ table, forget: (ctx: Ctx) => forgetAged(ctx, { table, kept: retention, file }) }]
}

/** Forms that anybody can send. What the domains below have to know of them is read from their definitions. */
export const enquiries = domain({
  routes: [...enquiryRoutes, ...reservationRoutes],
  jobs: [...enquiryJobs, ...reservationJobs],
  schedules: reservationSchedules,
  brings: [
    brings(persons, ...sent.map(personTableOf('enquiries'))),
    brings(mailedForms, ...forms),
    brings(contactEventKinds, ...sent.flatMap(({ kind }) => kind ?? [])),
    brings(
      papersOfChildren,
      ...forms.flatMap(({ isOfChild, table, file }) => (isOfChild && file ? [{ table, column: file }] : [])),
    ),
    brings(
      chosenPlaces,
      ...forms.flatMap(({ table, choices }) =>
        Object.entries(choices).map(([column, { list }]) => ({ list, table, column })),
      ),
    ),
    brings(retentionSteps, ...sent.flatMap(forgetOf)),
  ],
})
