import { confirmEmail } from './accounts/email/confirm-email.ts'
import { actorOfSession } from './accounts/session/session.ts'
import { actorOfRequest } from './accounts/session/tokens.ts'
import { ticketFile } from './admissions/sittings/hall-ticket.ts'
import { sendExport } from './families/export/make-export.ts'
import { sendChildFile } from './families/own-data/child-data.ts'
import type { RawRoute } from './kernel/raw-routes.ts'
import { type DownloadMaker, downloadReply } from './media/downloads.ts'
import { sendPrivateFile } from './media/private-files.ts'
import { webhookResponse } from './payments/gateway/webhook.ts'
import { receiptResponse } from './payments/receipts/receipt-file.ts'
import { sandboxResponse } from './payments/sandbox/pages.ts'
import { workDownloads } from './records/works/works.ts'
import { downloadKind, makeReportDownload } from './results/report/download.ts'

/** Documents that are made when they are fetched, by the kind their key names. */
const downloads: Record<string, DownloadMaker> = {
  'hall-ticket': ticketFile,
  [downloadKind]: makeReportDownload,
  ...workDownloads,
}

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
    respond: async (ctx, { params, request }) => {
      const actorOf = request.headers.has('authorization') ? actorOfRequest : actorOfSession
      return sendPrivateFile({ ...ctx, actor: await actorOf(ctx, request) }, params.id ?? '')
    },
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
