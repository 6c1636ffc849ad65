import { secondWays } from '../accounts/session/second-way.ts'
import { contactEventKinds } from '../counselling/contact-events/contact-event.ts'
import { offeredPlace } from '../enrolments/offered-place.ts'
import { consentWithdrawn } from '../families/events.ts'
import { endsWithConsent } from '../families/office/agreed-consents.ts'
import { persons } from '../families/persons/registry.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { downloadMakers } from '../media/downloads.ts'
import { chosenPlaces } from '../options/uses.ts'
import { purchases } from '../payments/purchases.ts'
import { admissionPurchase } from './fee/purchase.ts'
import { hallRoutes } from './hall/routes.ts'
import { admissionJobs, admissionSchedules } from './jobs.ts'
import { placeOfApplication } from './offer/offered-place.ts'
import { offerLetterResponse } from './office/offer-letter.ts'
import { rosterResponse } from './office/roster-file.ts'
import { officeAdmissionRoutes } from './office/routes.ts'
import { admissionDeskRoutes } from './office/seat-routes.ts'
import { ticketsResponse } from './office/tickets-file.ts'
import { waiverRoutes } from './office/waivers/routes.ts'
import { admissionPersons } from './persons.ts'
import { applicationContactEvent } from './registration/application-contact-event.ts'
import { numbersWithoutConsent, withdrawWithoutConsent } from './registration/withdraw.ts'
import { admissionRoutes } from './routes.ts'
import { opensByTicket, ticketDownload } from './sittings/hall-ticket.ts'

/** Registering for admission makes an account and is a touch of a family; an offered seat is taken by enrolling. */
export const admissions = domain({
  routes: [...admissionRoutes, ...officeAdmissionRoutes, ...hallRoutes, ...admissionDeskRoutes, ...waiverRoutes],
  raw: [
    {
      method: 'get',
      path: '/office/applications/{id:int}/letter',
      acts: ['applications.read'],
      summary: 'The offer of a seat as PDF, as the family gets it',
      tag: 'Office: admissions',
      produces: 'application/pdf',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params }) => offerLetterResponse(ctx, Number(params.id)),
    },
    {
      method: 'get',
      path: '/office/sittings/{id:int}/roster',
      acts: ['applications.roster'],
      summary: 'Who is expected at a sitting, as PDF for the door, by name or by number; stamped with who took it',
      tag: 'Office: admissions',
      produces: 'application/pdf',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params, url }) => rosterResponse(ctx, Number(params.id), url),
    },
    {
      method: 'get',
      path: '/office/sittings/{id:int}/tickets',
      acts: ['sittings.write'],
      summary: 'The hall tickets of a sitting that were issued, as one PDF, each on its page',
      tag: 'Office: admissions',
      produces: 'application/pdf',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params }) => ticketsResponse(ctx, Number(params.id)),
    },
  ],
  jobs: admissionJobs,
  schedules: admissionSchedules,
  brings: [
    brings(persons, ...admissionPersons),
    brings(downloadMakers, ticketDownload),
    brings(purchases, admissionPurchase),
    // A seat that was offered is taken with its fee.
    brings(offeredPlace, placeOfApplication),
    // The code of a hall ticket opens an account that somebody else’s guesses have locked.
    brings(secondWays, opensByTicket),
    // A parent who takes the agreement back ends the application.
    brings(consentWithdrawn, withdrawWithoutConsent),
    brings(endsWithConsent, numbersWithoutConsent),
    brings(contactEventKinds, applicationContactEvent.kind),
    brings(
      chosenPlaces,
      { list: 'programmes', table: 'registrations', column: 'program' },
      { list: 'registration_classes', table: 'registrations', column: 'class' },
    ),
  ],
})
