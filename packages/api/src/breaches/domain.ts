import { persons } from '../families/persons/registry.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { retentionSteps } from '../retention/steps.ts'
import { breachFile } from './file.ts'
import { findTouched, sendBreachLetter } from './jobs.ts'
import { breachPersons, forgetTouched } from './persons.ts'
import { breachRoutes } from './routes.ts'

/** Leaks of people's data: who is touched, who was told what, and the 72 hours to tell the Board. */
export const breaches = domain({
  routes: breachRoutes,
  raw: [
    {
      method: 'get',
      path: '/office/breaches/{id}/file',
      acts: ['breaches.write'],
      summary:
        'Everybody who is touched by a breach, as CSV with a stamp; asks for a fresh second factor and a purpose',
      tag: 'Office: institute',
      produces: 'text/csv',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params, url }) => breachFile(ctx, params.id ?? '', url),
    },
  ],
  jobs: [findTouched, sendBreachLetter],
  brings: [brings(persons, ...breachPersons), brings(retentionSteps, forgetTouched)],
})
