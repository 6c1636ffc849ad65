import { confirmEmail } from './accounts/email/confirm-email.ts'
import { actorOfSession } from './accounts/session/session.ts'
import { actorOfRequest } from './accounts/session/tokens.ts'
import { offerLetterResponse } from './admissions/desk/offer-letter.ts'
import { rosterResponse } from './admissions/desk/roster-file.ts'
import { ticketsResponse } from './admissions/desk/tickets-file.ts'
import { ticketFile } from './admissions/sittings/hall-ticket.ts'
import { sourcesFile } from './counselling/lists/sources-file.ts'
import { refundLetterResponse } from './enrolments/refund-office/letter.ts'
import { consoleStream } from './exams/console/stream.ts'
import { sendExport } from './families/export/make-export.ts'
import { sendChildFile } from './families/own-data/child-data.ts'
import { importDownloads } from './imports/error-file.ts'
import type { Ctx } from './kernel/context.ts'
import type { RawRoute } from './kernel/raw-routes.ts'
import { type DownloadMaker, downloadReply } from './media/downloads.ts'
import { sendPrivateFile } from './media/private-files.ts'
import { webhookResponse } from './payments/gateway/webhook.ts'
import { receiptResponse } from './payments/receipts/receipt-file.ts'
import { sandboxResponse } from './payments/sandbox/pages.ts'
import { exportQuestions } from './question-bank/import/export-questions.ts'
import { questionImportDownloads } from './question-bank/import/import-view.ts'
import { consentFormResponse } from './records/consent-form.ts'
import { workDownloads } from './records/works/works.ts'
import { downloadKind, makeReportDownload } from './results/report/download.ts'
import { auditFile } from './staff/institute/audit-file.ts'
import { downloadBackup } from './staff/institute/backups.ts'

/** Documents that are made when they are fetched, by the kind their key names. */
const downloads: Record<string, DownloadMaker> = {
  'hall-ticket': ticketFile,
  [downloadKind]: makeReportDownload,
  ...workDownloads,
  ...questionImportDownloads,
  ...importDownloads,
}

/** Files are opened by a click, where no page can add a token: then the session of the browser says who asks. */
const staffOf = (ctx: Ctx, request: Request) =>
  request.headers.has('authorization') ? actorOfRequest(ctx, request) : actorOfSession(ctx, request)

/** Below `/api/v1`, beside the endpoints of the contract. */
export const rawRoutes: RawRoute[] = [
  {
    method: 'get',
    path: '/unauthenticated',
    summary: 'What a caller without a token is told; older clients are sent here',
    tag: 'Accounts',
    produces: 'application/json',
    countsAs: 'file',
    respond: () => Response.json({ message: 'Unauthenticated' }, { status: 401 }),
  },
  {
    method: 'get',
    path: '/profile/export/{id:int}/file',
    summary: 'The file of one’s own data. Opened by a click: the signature in the address stands for the token',
    tag: 'Families and data',
    produces: 'application/zip',
    countsAs: 'file',
    respond: (ctx, { params, url }) => sendExport(ctx, Number(params.id), url),
  },
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
  {
    method: 'get',
    path: '/office/files/{id}',
    summary: 'A visitor’s upload, for staff. Without a token the session of the browser says who asks',
    tag: 'Office',
    produces: 'application/octet-stream',
    countsAs: 'file',
    respond: async (ctx, { params, request }) =>
      sendPrivateFile({ ...ctx, actor: await staffOf(ctx, request) }, params.id ?? ''),
  },
  {
    method: 'get',
    path: '/office/tests/{slug}/console/stream',
    summary: 'What changes in a running test, as server-sent events: `all` at first, then `some`',
    tag: 'Online tests',
    produces: 'text/event-stream',
    countsAs: 'file',
    respond: async (ctx, { params, request }) =>
      consoleStream({ ...ctx, actor: await staffOf(ctx, request) }, params.slug ?? '', () => staffOf(ctx, request)),
  },
  {
    method: 'get',
    path: '/office/audit/file',
    summary: 'The audit as CSV, by the filters of the list; administrators all lines, others their own',
    tag: 'Office: institute',
    produces: 'text/csv',
    countsAs: 'file',
    respond: async (ctx, { url, request }) => auditFile({ ...ctx, actor: await staffOf(ctx, request) }, url),
  },
  {
    method: 'get',
    path: '/office/questions-file',
    summary:
      'The question bank with its keys, by the filters of its list, as GIFT, Moodle XML, CSV, XLSX or a ZIP with pictures',
    tag: 'Office: questions',
    produces: 'application/octet-stream',
    countsAs: 'file',
    respond: async (ctx, { url, request }) => exportQuestions({ ...ctx, actor: await staffOf(ctx, request) }, url),
  },
  {
    method: 'get',
    path: '/office/consent-form/{language}',
    summary: 'The blank paper of a consent to be shown, as PDF in English (en), Kannada (kn) or Hindi (hi)',
    tag: 'Office: pictures',
    produces: 'application/pdf',
    countsAs: 'file',
    respond: async (ctx, { params, request }) =>
      consentFormResponse({ ...ctx, actor: await staffOf(ctx, request) }, params.language ?? ''),
  },
  {
    method: 'get',
    path: '/office/backups/{name}/file',
    summary: 'A backup as one file; asks for a fresh second factor',
    tag: 'Office: institute',
    produces: 'application/zip',
    countsAs: 'file',
    respond: async (ctx, { params, request }) =>
      downloadBackup({ ...ctx, actor: await staffOf(ctx, request) }, params.name ?? ''),
  },
  {
    method: 'get',
    path: '/office/families/sources/file',
    summary: 'Families, applications, admissions and money by source between two days, as CSV; nobody is named',
    tag: 'Office: families',
    produces: 'text/csv',
    countsAs: 'file',
    respond: async (ctx, { url, request }) => sourcesFile({ ...ctx, actor: await staffOf(ctx, request) }, url),
  },
  {
    method: 'get',
    path: '/office/applications/{id:int}/letter',
    summary: 'The offer of a seat as PDF, as the family gets it',
    tag: 'Office: admissions',
    produces: 'application/pdf',
    countsAs: 'file',
    respond: async (ctx, { params, request }) =>
      offerLetterResponse({ ...ctx, actor: await staffOf(ctx, request) }, Number(params.id)),
  },
  {
    method: 'get',
    path: '/office/sittings/{id:int}/roster',
    summary: 'Who is expected at a sitting, as PDF for the door, by name or by number; stamped with who took it',
    tag: 'Office: admissions',
    produces: 'application/pdf',
    countsAs: 'file',
    respond: async (ctx, { params, request, url }) =>
      rosterResponse({ ...ctx, actor: await staffOf(ctx, request) }, Number(params.id), url),
  },
  {
    method: 'get',
    path: '/office/sittings/{id:int}/tickets',
    summary: 'The hall tickets of a sitting that were issued, as one PDF, each on its page',
    tag: 'Office: admissions',
    produces: 'application/pdf',
    countsAs: 'file',
    respond: async (ctx, { params, request }) =>
      ticketsResponse({ ...ctx, actor: await staffOf(ctx, request) }, Number(params.id)),
  },
  {
    method: 'get',
    path: '/office/refunds/{id:int}/letter',
    summary: 'The calculation of a refund as PDF, as the family gets it',
    tag: 'Office: money',
    produces: 'application/pdf',
    countsAs: 'file',
    respond: async (ctx, { params, request }) =>
      refundLetterResponse({ ...ctx, actor: await staffOf(ctx, request) }, Number(params.id)),
  },
  {
    method: 'post',
    path: '/payments/webhook',
    summary: 'What the payment gateway reports. The signature is checked over the body exactly as it came',
    tag: 'Payments',
    produces: 'application/json',
    countsAs: 'webhook',
    respond: (ctx, { request }) => webhookResponse(ctx, request),
  },
  {
    method: 'get',
    path: '/receipts/{id:int}/file',
    summary: 'A receipt as PDF. Opened by a click: the signature in the address stands for the token',
    tag: 'Payments',
    produces: 'application/pdf',
    countsAs: 'file',
    respond: (ctx, { params, url }) => receiptResponse(ctx, Number(params.id), url),
  },
]

/** Routes at the top of the host, outside `/api/v1`. The server passes each whole family of addresses on to its route. */
export const topRoutes = {
  confirmEmail: {
    method: 'get',
    path: '/email/verify/{id:int}/{token}',
    isAtTop: true,
    summary: 'The link in a mail: leads to a page whose button sends a form (POST) here, which confirms the address',
    tag: 'Accounts',
    produces: 'text/html',
    countsAs: 'file',
    respond: (ctx, { request }) => confirmEmail(ctx, request),
  },
  download: {
    method: 'get',
    path: '/v1/test-report-download/{file_key}',
    isAtTop: true,
    summary: 'A report or hall ticket as PDF, for whoever was just given its key',
    tag: 'Results',
    produces: 'application/pdf',
    countsAs: 'file',
    respond: (ctx, { request }) => downloadReply(ctx, downloads, request),
  },
  sandbox: {
    method: 'get',
    path: '/sandbox/checkout/{order_id}',
    isAtTop: true,
    summary: 'The payment window of the demo; unknown where a real gateway is set up',
    tag: 'Payments',
    produces: 'text/html',
    countsAs: 'file',
    respond: (ctx, { request }) => sandboxResponse(ctx, request),
  },
} as const satisfies Record<string, RawRoute>
