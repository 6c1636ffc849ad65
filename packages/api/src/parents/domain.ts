import { domain } from '../kernel/define-domain.ts'
import { sendChildFile } from './child-data.ts'
import { parentRoutes } from './routes.ts'
import { weekSchedules, writeWeekLetter, writeWeekLetters } from './week-letter.ts'

/** What a parent sees of a child: a view over applications, courses, tests and payments, so it stands above them all. */
export const parents = domain({
  routes: parentRoutes,
  raw: [
    {
      method: 'get',
      path: '/parent-consent/{token}/file',
      summary:
        'The child’s data for the parent who has agreed; made while the caller waits. The link stands for the parent',
      tag: 'Families and data',
      produces: 'application/zip',
      countsAs: 'file',
      limit: 'form',
      respond: (ctx, { params }) => sendChildFile(ctx, params.token ?? ''),
    },
  ],
  jobs: [writeWeekLetters, writeWeekLetter],
  schedules: weekSchedules,
})
