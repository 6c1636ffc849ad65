import { endpoints } from '@northlight/contract/endpoints'
import { confirmEmail } from './accounts/confirm-email.ts'
import { accountJobs } from './accounts/jobs.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createSession } from './accounts/session.ts'
import { actorOfRequest } from './accounts/tokens.ts'
import { contentRoutes } from './content/routes.ts'
import { enquiryJobs } from './enquiries/jobs.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { callContext, type Services } from './kernel/context.ts'
import { failureResponse, jsonHeaders } from './kernel/errors.ts'
import type { AnyJob } from './kernel/jobs/define-job.ts'
import { forgetFinishedJobs, housekeeping } from './kernel/jobs/housekeeping.ts'
import { createRunner, type Runner } from './kernel/jobs/runner.ts'
import { createLimits } from './kernel/limits.ts'
import { openApiDocument } from './kernel/openapi.ts'
import { referencePage } from './kernel/reference-page.ts'
import { type CallerInfo, checkComplete, createRouter } from './kernel/router.ts'
import { optionRoutes } from './options/routes.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { searchRoutes } from './search/routes.ts'

export type Api = {
  /** `/api/v1/*` */
  fetch(request: Request, caller: CallerInfo): Promise<Response>
  /** `/api/auth/*` */
  session(request: Request, caller: CallerInfo): Promise<Response>
  /** `/email/verify/{id}/{token}`, the link in a mail; leads back to the site either way. */
  confirmEmail(request: Request, caller: CallerInfo): Promise<Response>
  runner: Runner
}

const implementations = [
  ...accountRoutes,
  ...contentRoutes,
  ...enquiryRoutes,
  ...optionRoutes,
  ...searchRoutes,
  ...redirectRoutes,
]
const jobs: AnyJob[] = [forgetFinishedJobs, ...enquiryJobs, ...accountJobs]

export const createApi = (services: Services): Api => {
  checkComplete(endpoints, implementations)
  const limits = createLimits(services.database)
  const router = createRouter({ services, limits, implementations, authenticate: actorOfRequest })
  const session = createSession(services, limits)

  const described = { url: services.apiUrl, name: 'Northlight' }
  router.get(
    '/api/v1/openapi.json',
    () => new Response(JSON.stringify(openApiDocument(endpoints, described)), { headers: jsonHeaders }),
  )
  router.get('/api/v1/docs', () => referencePage(endpoints, described))

  return {
    fetch: async (request, caller) => router.fetch(request, caller),
    session: (request, caller) =>
      session(request, caller).catch((error: unknown) => failureResponse(error, caller.requestId, services.logger)),
    confirmEmail: (request, caller) =>
      confirmEmail(callContext(services, request, caller), request).catch((error: unknown) =>
        failureResponse(error, caller.requestId, services.logger),
      ),
    runner: createRunner(services, jobs, housekeeping),
  }
}
