import { persons } from '../families/persons/registry.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { handOvers } from '../staff/people/hand-over-entry.ts'
import { taskKinds } from '../tasks/run-task.ts'
import { contactEventKinds } from './contact-events/contact-event.ts'
import { counsellingJobs, counsellingSchedules } from './jobs.ts'
import { familyFile } from './lists/family-file.ts'
import { sourcesFile } from './lists/sources-file.ts'
import { familyHandOvers } from './office/hand-over.ts'
import { counsellingPersons } from './persons.ts'
import { counsellingRoutes } from './routes.ts'

/** Families as counsellors know them, made of what other domains tell. */
export const counselling = domain({
  routes: counsellingRoutes,
  raw: [
    {
      method: 'get',
      path: '/office/families/sources/file',
      acts: ['families.read'],
      summary: 'Families, applications, admissions and money by source between two days, as CSV; nobody is named',
      tag: 'Office: families',
      produces: 'text/csv',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { url }) => sourcesFile(ctx, url),
    },
  ],
  jobs: counsellingJobs,
  schedules: counsellingSchedules,
  ports: [contactEventKinds],
  brings: [
    brings(handOvers, ...familyHandOvers),
    brings(persons, ...counsellingPersons),
    brings(taskKinds, familyFile),
  ],
})
