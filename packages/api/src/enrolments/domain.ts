import { persons } from '../families/persons/registry.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { purchases } from '../payments/purchases.ts'
import { retentionSteps } from '../retention/steps.ts'
import { taskKinds } from '../tasks/run-task.ts'
import { feePlanRoutes } from './fee-plan.ts'
import { forgetPlaces } from './forget-places.ts'
import { instalmentRoutes } from './instalment-routes.ts'
import { enrolmentJobs } from './jobs.ts'
import { offeredPlace } from './offered-place.ts'
import { remindOfPart } from './office/payments/plan.ts'
import { moneyDeskRoutes } from './office/payments/routes.ts'
import { mailRefundLetter, refundLetterResponse } from './office/refunds/letter.ts'
import { refundOfficeRoutes } from './office/refunds/routes.ts'
import { studentFile } from './office/students/leave-office.ts'
import { studentRoutes } from './office/students/routes.ts'
import { enrolmentPersons } from './persons.ts'
import { courseEnrolment } from './purchase.ts'
import { instalmentSchedules, remindOfInstalment, remindOfInstalments } from './remind.ts'
import { enrolmentRoutes } from './routes.ts'
import { seriesRoutes } from './series/routes.ts'
import { paperSchedules, tellOfPaper, tellOfPapers } from './series/tell-of-papers.ts'

/** What is for sale, and how it is paid; a course gives the papers of tests. */
export const enrolments = domain({
  routes: [
    ...enrolmentRoutes,
    ...seriesRoutes,
    ...instalmentRoutes,
    ...feePlanRoutes,
    ...refundOfficeRoutes,
    ...moneyDeskRoutes,
    ...studentRoutes,
  ],
  raw: [
    {
      method: 'get',
      path: '/office/refunds/{id:int}/letter',
      acts: ['payments.read'],
      summary: 'The calculation of a refund as PDF, as the family gets it',
      tag: 'Office: money',
      produces: 'application/pdf',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params }) => refundLetterResponse(ctx, Number(params.id)),
    },
  ],
  jobs: [
    mailRefundLetter,
    remindOfPart,
    ...enrolmentJobs,
    remindOfInstalments,
    remindOfInstalment,
    tellOfPapers,
    tellOfPaper,
  ],
  schedules: [...instalmentSchedules, ...paperSchedules],
  ports: [offeredPlace],
  brings: [
    brings(retentionSteps, { table: 'course_enrolments', forget: forgetPlaces }),
    brings(persons, ...enrolmentPersons),
    brings(purchases, courseEnrolment),
    brings(taskKinds, studentFile),
  ],
})
