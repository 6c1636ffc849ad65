import { persons } from '../families/persons/registry.ts'
import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { retentionSteps } from '../retention/steps.ts'
import { taskKinds } from '../tasks/run-task.ts'
import { cashRoutes } from './cash/routes.ts'
import { mailCheque } from './cheques/mails.ts'
import { chequeRoutes } from './cheques/routes.ts'
import { forgetPayers } from './forget-payers.ts'
import { webhookResponse } from './gateway/webhook.ts'
import { mailRefund, mailReturned, mailTakenBack, tellOfficeOfUnmatched } from './jobs.ts'
import { officePaymentRoutes } from './office/office.ts'
import { paymentFile } from './office/payment-file.ts'
import { settlementRoutes } from './office/settlement.ts'
import { askAboutOpenOrders, paymentSchedules } from './orders/sweep.ts'
import { paymentPersons } from './persons.ts'
import { purchases } from './purchases.ts'
import { mailReceipt } from './receipts/mail-receipt.ts'
import { receiptResponse } from './receipts/receipt-file.ts'
import { sendRefund } from './refunds/refunds.ts'
import { paymentRoutes } from './routes.ts'
import { sandboxJobs } from './sandbox/bank.ts'
import { sandboxResponse } from './sandbox/pages.ts'

/** Whose order it is. Children of one parent are known by whom their accounts name. */
export const payments = domain({
  routes: [...paymentRoutes, ...officePaymentRoutes, ...chequeRoutes, ...cashRoutes, ...settlementRoutes],
  raw: [
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
    {
      method: 'get',
      path: '/sandbox/checkout/{order_id}',
      atTop: 'sandbox',
      summary: 'The payment window of the demo; unknown where a real gateway is set up',
      tag: 'Payments',
      produces: 'text/html',
      countsAs: 'file',
      respond: (ctx, { request }) => sandboxResponse(ctx, request),
    },
  ],
  jobs: [
    mailReceipt,
    mailRefund,
    mailReturned,
    mailTakenBack,
    mailCheque,
    tellOfficeOfUnmatched,
    sendRefund,
    askAboutOpenOrders,
    ...sandboxJobs,
  ],
  schedules: paymentSchedules,
  ports: [purchases],
  // Names of those who paid, or began to.
  brings: [
    brings(persons, ...paymentPersons),
    brings(retentionSteps, { table: 'orders', forget: forgetPayers }),
    brings(taskKinds, paymentFile),
  ],
})
