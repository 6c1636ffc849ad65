import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { endpointsOf } from '@northlight/contract/office/record-endpoints'
import { resources } from '@northlight/contract/office/resources/list'
import { accountJobs, accountSchedules } from './accounts/jobs.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createSession, holdsSession } from './accounts/session/session.ts'
import { actorOfRequest } from './accounts/session/tokens.ts'
import { admissionDeskRoutes } from './admissions/desk/routes.ts'
import { hallRoutes } from './admissions/hall/routes.ts'
import { admissionJobs, admissionSchedules } from './admissions/jobs.ts'
import { officeAdmissionRoutes } from './admissions/office/routes.ts'
import { admissionRoutes } from './admissions/routes.ts'
import { checkRoutes } from './checks/routes.ts'
import { contentRoutes } from './content/routes.ts'
import { counsellingJobs, counsellingSchedules } from './counselling/jobs.ts'
import { counsellingRoutes } from './counselling/routes.ts'
import { enquiryJobs } from './enquiries/jobs.ts'
import { reservationJobs } from './enquiries/reservations/jobs.ts'
import { reservationRoutes } from './enquiries/reservations/routes.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { feePlanRoutes } from './enrolments/fee-plan.ts'
import { instalmentRoutes } from './enrolments/instalment-routes.ts'
import { enrolmentJobs } from './enrolments/jobs.ts'
import { remindOfPart } from './enrolments/money-desk/plan.ts'
import { moneyDeskRoutes } from './enrolments/money-desk/routes.ts'
import { mailRefundLetter } from './enrolments/refund-office/letter.ts'
import { refundOfficeRoutes } from './enrolments/refund-office/routes.ts'
import { instalmentSchedules, remindOfInstalment, remindOfInstalments } from './enrolments/remind.ts'
import { enrolmentRoutes } from './enrolments/routes.ts'
import { seriesRoutes } from './enrolments/series/routes.ts'
import { paperSchedules, tellOfPaper, tellOfPapers } from './enrolments/series/tell-of-papers.ts'
import { examJobs, examSchedules } from './exams/jobs.ts'
import { examRoutes } from './exams/routes.ts'
import { childRoutes } from './families/children/routes.ts'
import { weekSchedules, writeWeekLetter, writeWeekLetters } from './families/children/week-letter.ts'
import { childLinkRoutes } from './families/desk/child-links.ts'
import { dataRightsRoutes } from './families/desk/data-rights.ts'
import { consentDeskRoutes } from './families/desk/routes.ts'
import { familyJobs, familySchedules } from './families/jobs.ts'
import { familyRoutes } from './families/routes.ts'
import { importJobs, importSchedules } from './imports/jobs.ts'
import { importRoutes } from './imports/routes.ts'
import { callContext, type Services } from './kernel/context.ts'
import { failureResponse, jsonHeaders } from './kernel/errors.ts'
import type { AnyJob } from './kernel/jobs/define-job.ts'
import { forgetFinishedJobs, forgetOldLimits, housekeeping } from './kernel/jobs/housekeeping.ts'
import { createRunner, type Runner } from './kernel/jobs/runner.ts'
import { createLimits } from './kernel/limits.ts'
import { openApiDocument } from './kernel/openapi.ts'
import { answerRaw, type RawRoute, routePattern, withRawRoutes } from './kernel/raw-routes.ts'
import { referencePage } from './kernel/reference-page.ts'
import { type CallerInfo, checkComplete, createRouter } from './kernel/router.ts'
import { forgetFormerPictures, librarySchedules } from './library/library.ts'
import { makeSizes } from './library/make-sizes.ts'
import { settleWithdrawn } from './library/picture-consent.ts'
import { libraryRoutes } from './library/routes.ts'
import { mailSchedules, tellOfficeOfGivenUp } from './mails/given-up.ts'
import { forgetOrphanFiles, mediaSchedules } from './media/sweep.ts'
import { noticeJobs } from './notices/jobs.ts'
import { noticeRoutes } from './notices/routes.ts'
import { optionRoutes } from './options/routes.ts'
import { mailRefund, mailReturned, mailTakenBack, tellOfficeOfUnmatched } from './payments/jobs.ts'
import { officePaymentRoutes } from './payments/office/office.ts'
import { settlementRoutes } from './payments/office/settlement.ts'
import { askAboutOpenOrders, paymentSchedules } from './payments/orders/sweep.ts'
import { mailReceipt } from './payments/receipts/mail-receipt.ts'
import { sendRefund } from './payments/refunds/refunds.ts'
import { paymentRoutes } from './payments/routes.ts'
import { sandboxJobs } from './payments/sandbox/bank.ts'
import { countStatistics, questionBankSchedules } from './question-bank/bank/statistics.ts'
import { questionImportJobs, questionImportSchedules } from './question-bank/import/read-import.ts'
import { questionBankRoutes } from './question-bank/routes.ts'
import { rawRoutes, topRoutes } from './raw-routes.ts'
import { recordJobs, recordSchedules } from './records/jobs.ts'
import { answerPreview, previewHeader, readPreview } from './records/preview.ts'
import { officeRoutes, recordRoutes } from './records/routes.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { resultJobs } from './results/jobs.ts'
import { resultSchedules } from './results/marking.ts'
import { resultRoutes } from './results/routes.ts'
import { tellSchedules } from './results/tell/tell-of-result.ts'
import { forgetOldData, retentionSchedules } from './retention/jobs.ts'
import { searchRoutes } from './search/routes.ts'
import { resetWhenDue } from './staff/factors/reset.ts'
import { drillBackupNow, makeBackupNow } from './staff/institute/backups.ts'
import { resend } from './staff/institute/jobs-and-mails.ts'
import { instituteRoutes } from './staff/institute/routes.ts'
import { tellOfSecurity } from './staff/jobs.ts'
import { endTerms, staffSchedules } from './staff/people/end-terms.ts'
import { sendInvite } from './staff/people/invites.ts'
import { peopleRoutes } from './staff/people/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { forgetOldVisits, visitSchedules } from './visits/count-visits.ts'
import { visitRoutes } from './visits/routes.ts'

export type Api = {
  /** `/api/v1/*` */
  fetch(request: Request, caller: CallerInfo): Promise<Response>
  /** `/api/auth/*` */
  session(request: Request, caller: CallerInfo): Promise<Response>
  /** Whether the cookie of a request for a page holds a session. */
  isSignedIn(request: Request, caller: CallerInfo): Promise<boolean>
  /** `/email/verify/{id}/{token}`, the link in a mail: leads to a page with a button, which sends a form back here. */
  confirmEmail(request: Request, caller: CallerInfo): Promise<Response>
  /** `/v1/test-report-download/{file_key}`: a document made for whoever was just given its key. */
  download(request: Request, caller: CallerInfo): Promise<Response>
  /** `/sandbox/checkout/*`: the payment window of the demo; unknown where a real gateway is set up. */
  sandbox(request: Request, caller: CallerInfo): Promise<Response>
  /** Whether an address may show a draft: its token is ours and has not run out. */
  isPreview(token: string): boolean
  runner: Runner
}

const implementations = [
  ...accountRoutes,
  ...admissionRoutes,
  ...familyRoutes,
  ...childRoutes,
  ...noticeRoutes,
  ...consentDeskRoutes,
  ...childLinkRoutes,
  ...dataRightsRoutes,
  ...contentRoutes,
  ...enrolmentRoutes,
  ...seriesRoutes,
  ...instalmentRoutes,
  ...feePlanRoutes,
  ...refundOfficeRoutes,
  ...moneyDeskRoutes,
  ...examRoutes,
  ...resultRoutes,
  ...paymentRoutes,
  ...officePaymentRoutes,
  ...settlementRoutes,
  ...officeAdmissionRoutes,
  ...hallRoutes,
  ...admissionDeskRoutes,
  ...enquiryRoutes,
  ...reservationRoutes,
  ...optionRoutes,
  ...searchRoutes,
  ...redirectRoutes,
  ...staffRoutes,
  ...peopleRoutes,
  ...instituteRoutes,
  ...officeRoutes,
  ...libraryRoutes,
  ...importRoutes,
  ...checkRoutes,
  ...visitRoutes,
  ...counsellingRoutes,
  ...questionBankRoutes,
]
const paymentJobs: AnyJob[] = [
  mailReceipt,
  mailRefund,
  mailReturned,
  mailTakenBack,
  tellOfficeOfUnmatched,
  sendRefund,
  mailRefundLetter,
  remindOfPart,
  askAboutOpenOrders,
]
const jobs: AnyJob[] = [
  forgetFinishedJobs,
  forgetOldData,
  tellOfficeOfGivenUp,
  forgetOldLimits,
  forgetOrphanFiles,
  ...enquiryJobs,
  ...reservationJobs,
  ...accountJobs,
  ...familyJobs,
  writeWeekLetters,
  writeWeekLetter,
  ...noticeJobs,
  ...admissionJobs,
  ...examJobs,
  ...resultJobs,
  ...paymentJobs,
  ...sandboxJobs,
  ...enrolmentJobs,
  remindOfInstalments,
  remindOfInstalment,
  tellOfPapers,
  tellOfPaper,
  tellOfSecurity,
  resetWhenDue,
  sendInvite,
  endTerms,
  resend,
  makeBackupNow,
  drillBackupNow,
  ...recordJobs,
  forgetFormerPictures,
  settleWithdrawn,
  makeSizes,
  ...importJobs,
  forgetOldVisits,
  ...counsellingJobs,
  countStatistics,
  ...questionImportJobs,
]

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Every call with the verb behind it, of the types of record that are listed now. */
export const callsOf = () => {
  const listed: Endpoint[] = [...endpoints, ...resources.flatMap(endpointsOf)]
  const answered = [...implementations, ...recordRoutes()]
  checkComplete(listed, answered)
  return { listed, answered }
}

type Calls = ReturnType<typeof callsOf>

/** The same for every database, so it is put together once. */
const allCalls = once(callsOf)

const routerFor = ({ answered }: Calls) => {
  const preview = { header: previewHeader, answer: answerPreview }
  const router = createRouter({ implementations: answered, authenticate: actorOfRequest, preview })
  for (const route of rawRoutes)
    router.on(route.method.toUpperCase(), routePattern(route), (c) => {
      const call = { params: c.req.param(), url: new URL(c.req.url), request: c.req.raw }
      return answerRaw(route, c.env.limits, callContext(c.env.services, c.req.raw, c.env), call)
    })
  return router
}

/** Made when somebody first asks, and once: it takes a tenth of a second in which nobody else is served. */
const descriptionOf = ({ listed }: Calls, url: string) => {
  const described = { url, name: 'Northlight' }
  const routes = [...rawRoutes, ...Object.values(topRoutes)]
  return {
    document: once(() => Buffer.from(JSON.stringify(withRawRoutes(openApiDocument(listed, described), routes, url)))),
    reference: once(() => referencePage(listed, described)),
  }
}

const onceFor = <Key, Value>(known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown }) => {
  return (key: Key, make: () => Value): Value => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
}

/** Of one list of calls: its router, and its descriptions by the address at which the API is reached. */
const putTogether = (calls: Calls) => {
  const described = onceFor(new Map<string, ReturnType<typeof descriptionOf>>())
  const router = routerFor(calls)
  const at = (url: string) => described(url, () => descriptionOf(calls, url))
  router.get('/api/v1/openapi.json', (c) => {
    return new Response(at(c.env.services.apiUrl).document(), { headers: jsonHeaders })
  })
  router.get('/api/v1/docs', (c) => {
    const { html, headers } = at(c.env.services.apiUrl).reference()
    return new Response(html, { headers })
  })
  return router
}

const routers = onceFor(new WeakMap<Calls, ReturnType<typeof putTogether>>())

export const createApi = (services: Services, calls: Calls = allCalls()): Api => {
  const limits = createLimits(services.database)
  const router = routers(calls, () => putTogether(calls))
  const session = createSession(services, limits)

  const atTop = (route: RawRoute) => (request: Request, caller: CallerInfo) => {
    const call = { params: {}, url: new URL(request.url), request }
    return answerRaw(route, limits, callContext(services, request, caller), call).catch((error: unknown) =>
      failureResponse(error, caller.requestId, services.logger),
    )
  }

  return {
    fetch: async (request, caller) => router.fetch(request, { ...caller, services, limits }),
    session: (request, caller) =>
      session(request, caller).catch((error: unknown) => failureResponse(error, caller.requestId, services.logger)),
    isSignedIn: (request, caller) => holdsSession(callContext(services, request, caller), request),
    confirmEmail: atTop(topRoutes.confirmEmail),
    download: atTop(topRoutes.download),
    sandbox: atTop(topRoutes.sandbox),
    isPreview: (token) => readPreview(services.keys, services.clock(), token) !== undefined,
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
      ...tellSchedules,
      ...weekSchedules,
      ...paymentSchedules,
      ...instalmentSchedules,
      ...paperSchedules,
      ...staffSchedules,
      ...recordSchedules,
      ...librarySchedules,
      ...importSchedules,
      ...visitSchedules,
      ...counsellingSchedules,
      ...questionBankSchedules,
      ...questionImportSchedules,
    ]),
  }
}
