import { endpoints } from '@northlight/contract/endpoints'
import { confirmEmail } from './accounts/email/confirm-email.ts'
import { accountJobs, accountSchedules } from './accounts/jobs.ts'
import { accountRoutes } from './accounts/routes.ts'
import { actorOfSession, createSession, holdsSession } from './accounts/session/session.ts'
import { actorOfRequest } from './accounts/session/tokens.ts'
import { admissionJobs, admissionSchedules } from './admissions/jobs.ts'
import { officeAdmissionRoutes } from './admissions/office/routes.ts'
import { admissionRoutes } from './admissions/routes.ts'
import { ticketFile } from './admissions/sittings/hall-ticket.ts'
import { contentRoutes } from './content/routes.ts'
import { enquiryJobs } from './enquiries/jobs.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { enrolmentJobs } from './enrolments/jobs.ts'
import { enrolmentRoutes } from './enrolments/routes.ts'
import { examJobs, examSchedules } from './exams/jobs.ts'
import { examRoutes } from './exams/routes.ts'
import { sendExport } from './families/export/make-export.ts'
import { familyJobs, familySchedules } from './families/jobs.ts'
import { sendChildFile } from './families/own-data/child-data.ts'
import { familyRoutes } from './families/routes.ts'
import { callContext, type Services } from './kernel/context.ts'
import { failureResponse, jsonHeaders } from './kernel/errors.ts'
import type { AnyJob } from './kernel/jobs/define-job.ts'
import { forgetFinishedJobs, housekeeping } from './kernel/jobs/housekeeping.ts'
import { createRunner, type Runner } from './kernel/jobs/runner.ts'
import { createLimits } from './kernel/limits.ts'
import { openApiDocument } from './kernel/openapi.ts'
import { referencePage } from './kernel/reference-page.ts'
import { type CallerInfo, checkComplete, createRouter } from './kernel/router.ts'
import { mailSchedules, tellOfficeOfGivenUp } from './mails/given-up.ts'
import { type DownloadMaker, downloadReply } from './media/downloads.ts'
import { sendPrivateFile } from './media/private-files.ts'
import { forgetOrphanFiles, mediaSchedules } from './media/sweep.ts'
import { optionRoutes } from './options/routes.ts'
import { webhookResponse } from './payments/gateway/webhook.ts'
import { mailReceipt, mailRefund, tellOfficeOfUnmatched } from './payments/jobs.ts'
import { officePaymentRoutes } from './payments/office/office.ts'
import { askAboutOpenOrders, paymentSchedules } from './payments/orders/sweep.ts'
import { receiptResponse } from './payments/receipts/receipt-file.ts'
import { sendRefund } from './payments/refunds/refunds.ts'
import { paymentRoutes } from './payments/routes.ts'
import { sandboxJobs } from './payments/sandbox/bank.ts'
import { sandboxResponse } from './payments/sandbox/pages.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { resultJobs } from './results/jobs.ts'
import { resultSchedules } from './results/marking.ts'
import { downloadKind, makeReportDownload } from './results/report/download.ts'
import { resultRoutes } from './results/routes.ts'
import { forgetOldData, retentionSchedules } from './retention/jobs.ts'
import { searchRoutes } from './search/routes.ts'

export type Api = {
  /** `/api/v1/*` */
  fetch(request: Request, caller: CallerInfo): Promise<Response>
  /** `/api/auth/*` */
  session(request: Request, caller: CallerInfo): Promise<Response>
  /** Whether the cookie of a request for a page holds a session. */
  isSignedIn(request: Request, caller: CallerInfo): Promise<boolean>
  /** `/email/verify/{id}/{token}`, the link in a mail; leads back to the site either way. */
  confirmEmail(request: Request, caller: CallerInfo): Promise<Response>
  /** `/v1/test-report-download/{file_key}`: a document made for whoever was just given its key. */
  download(request: Request, caller: CallerInfo): Promise<Response>
  /** `/sandbox/checkout/*`: the payment window of the demo; unknown where a real gateway is set up. */
  sandbox(request: Request, caller: CallerInfo): Promise<Response>
  runner: Runner
}

const implementations = [
  ...accountRoutes,
  ...admissionRoutes,
  ...familyRoutes,
  ...contentRoutes,
  ...enrolmentRoutes,
  ...examRoutes,
  ...resultRoutes,
  ...paymentRoutes,
  ...officePaymentRoutes,
  ...officeAdmissionRoutes,
  ...enquiryRoutes,
  ...optionRoutes,
  ...searchRoutes,
  ...redirectRoutes,
]
/** Documents that are made when they are fetched, by the kind their key names. */
const downloads: Record<string, DownloadMaker> = { 'hall-ticket': ticketFile, [downloadKind]: makeReportDownload }
const paymentJobs: AnyJob[] = [mailReceipt, mailRefund, tellOfficeOfUnmatched, sendRefund, askAboutOpenOrders]
const jobs: AnyJob[] = [
  forgetFinishedJobs,
  forgetOldData,
  tellOfficeOfGivenUp,
  forgetOrphanFiles,
  ...enquiryJobs,
  ...accountJobs,
  ...familyJobs,
  ...admissionJobs,
  ...examJobs,
  ...resultJobs,
  ...paymentJobs,
  ...sandboxJobs,
  ...enrolmentJobs,
]

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

export const createApi = (services: Services): Api => {
  checkComplete(endpoints, implementations)
  const limits = createLimits(services.database)
  const router = createRouter({ services, limits, implementations, authenticate: actorOfRequest })
  const session = createSession(services, limits)

  const described = { url: services.apiUrl, name: 'Northlight' }
  // Made when somebody first asks, and once: it takes a tenth of a second in which nobody else is served.
  const document = once(() => Buffer.from(JSON.stringify(openApiDocument(endpoints, described))))
  const reference = once(() => referencePage(endpoints, described))
  router.get('/api/v1/openapi.json', () => new Response(document(), { headers: jsonHeaders }))
  router.get('/api/v1/docs', () => new Response(reference().html, { headers: reference().headers }))
  // A file and not JSON, opened by a click: the signature in the address stands for the token.
  router.get('/api/v1/profile/export/:id{[0-9]+}/file', (c) =>
    sendExport(callContext(services, c.req.raw, c.env), Number(c.req.param('id')), new URL(c.req.url)),
  )
  // Made while the caller waits, so not often. The link itself stands for the parent.
  router.get('/api/v1/parent-consent/:token/file', async (c) => {
    const ctx = callContext(services, c.req.raw, c.env)
    const token = c.req.param('token')
    await limits.named(ctx, 'form', 'get /parent-consent/{token}/file', token)
    return sendChildFile(ctx, token)
  })

  // A visitor's upload, opened by a click in the office: without a token, the session of the browser says who asks.
  router.get('/api/v1/office/files/:id', async (c) => {
    const ctx = callContext(services, c.req.raw, c.env)
    const actorOf = c.req.header('authorization') ? actorOfRequest : actorOfSession
    return sendPrivateFile({ ...ctx, actor: await actorOf(ctx, c.req.raw) }, c.req.param('id'))
  })

  router.post('/api/v1/payments/webhook', (c) => webhookResponse(callContext(services, c.req.raw, c.env), c.req.raw))
  router.get('/api/v1/receipts/:id{[0-9]+}/file', (c) =>
    receiptResponse(callContext(services, c.req.raw, c.env), Number(c.req.param('id')), new URL(c.req.url)),
  )

  return {
    fetch: async (request, caller) => router.fetch(request, caller),
    session: (request, caller) =>
      session(request, caller).catch((error: unknown) => failureResponse(error, caller.requestId, services.logger)),
    isSignedIn: (request, caller) => holdsSession(callContext(services, request, caller), request),
    confirmEmail: (request, caller) =>
      confirmEmail(callContext(services, request, caller), request).catch((error: unknown) =>
        failureResponse(error, caller.requestId, services.logger),
      ),
    download: (request, caller) =>
      downloadReply(callContext(services, request, caller), downloads, request).catch((error: unknown) =>
        failureResponse(error, caller.requestId, services.logger),
      ),
    sandbox: (request, caller) =>
      sandboxResponse(callContext(services, request, caller), request).catch((error: unknown) =>
        failureResponse(error, caller.requestId, services.logger),
      ),
    runner: createRunner(services, jobs, [
      ...housekeeping,
      ...mailSchedules,
      ...mediaSchedules,
      ...retentionSchedules,
      ...accountSchedules,
      ...familySchedules,
      ...admissionSchedules,
      ...examSchedules,
      ...resultSchedules,
      ...paymentSchedules,
    ]),
  }
}
