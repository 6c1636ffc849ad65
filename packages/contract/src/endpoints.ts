import { accountEndpoints } from './accounts.ts'
import { admissionEndpoints } from './admissions/endpoints.ts'
import { childEndpoints } from './children.ts'
import { contentEndpoints } from './content/endpoints.ts'
import type { Endpoint, ReplyOf } from './endpoint.ts'
import { createChatbotRequest, updateChatbotRequest } from './enquiries/chatbot.ts'
import { reservationEndpoints } from './enquiries/reservation.ts'
import { subscribe } from './enquiries.ts'
import { examEndpoints } from './exams/endpoints.ts'
import { familyEndpoints } from './families.ts'
import { noticeEndpoints } from './notices.ts'
import { auditEndpoints } from './office/audit.ts'
import { breachEndpoints } from './office/breaches.ts'
import { childLinkEndpoints } from './office/child-links.ts'
import { consentDeskEndpoints } from './office/consent-desk.ts'
import { dataRightsEndpoints } from './office/data-rights.ts'
import { disclosureMeter } from './office/disclosure-meter.ts'
import { factorEndpoints } from './office/factors.ts'
import { officeFamilyEndpoints } from './office/families/endpoints.ts'
import { findingList } from './office/findings.ts'
import { firstDays } from './office/first-days.ts'
import { importEndpoints } from './office/imports.ts'
import { instituteEndpoints } from './office/institute.ts'
import { inviteEndpoints } from './office/invites.ts'
import { meEndpoints } from './office/me.ts'
import { mediaEndpoints } from './office/media.ts'
import { optionUses } from './office/option-uses.ts'
import { packEndpoints } from './office/packs.ts'
import { paperBuildingEndpoints } from './office/paper-building.ts'
import { paperEndpoints } from './office/papers.ts'
import { passageEndpoints } from './office/passages.ts'
import { peopleEndpoints } from './office/people.ts'
import { questionImportEndpoints } from './office/question-imports.ts'
import { questionEndpoints } from './office/questions.ts'
import { deleteView, savedViews, saveView } from './office/saved-views.ts'
import { officeSearch } from './office/search.ts'
import { studentEndpoints } from './office/students.ts'
import { subscriberCounts } from './office/subscriber-counts.ts'
import { officeTask } from './office/tasks.ts'
import { officeToday } from './office/today.ts'
import { officeVisits } from './office/visits.ts'
import { allOptions, optionList } from './options.ts'
import { cashClosingEndpoints } from './payments/cash-closings.ts'
import { deskPaymentEndpoints } from './payments/desk.ts'
import { enrolmentEndpoints } from './payments/enrolments.ts'
import { instalmentEndpoints } from './payments/instalments.ts'
import { moneyDeskEndpoints } from './payments/money-desk.ts'
import { officePaymentEndpoints } from './payments/office.ts'
import { paymentEndpoints } from './payments/payments.ts'
import { receivedChequeEndpoints } from './payments/received-cheques.ts'
import { refundOfficeEndpoints } from './payments/refund-office.ts'
import { seriesEndpoints } from './payments/series.ts'
import { settlementEndpoints } from './payments/settlement.ts'
import { allRedirects } from './redirects.ts'
import { resultEndpoints } from './results/endpoints.ts'
import { search } from './search.ts'

/**
 * The contract, in the order of the reference page. An endpoint that is not listed here is not served, and one that is
 * listed and not implemented stops the start. Calls of records and of forms that families send are found by their
 * definitions.
 */
export const endpoints = [
  ...contentEndpoints,
  search,
  allRedirects,
  allOptions,
  optionList,
  subscribe,
  createChatbotRequest,
  updateChatbotRequest,
  ...reservationEndpoints,
  ...enrolmentEndpoints,
  ...instalmentEndpoints,
  ...seriesEndpoints,
  ...paymentEndpoints,
  ...officePaymentEndpoints,
  ...refundOfficeEndpoints,
  ...moneyDeskEndpoints,
  ...studentEndpoints,
  ...deskPaymentEndpoints,
  ...receivedChequeEndpoints,
  ...cashClosingEndpoints,
  ...settlementEndpoints,
  ...admissionEndpoints,
  ...examEndpoints,
  ...resultEndpoints,
  ...accountEndpoints,
  ...familyEndpoints,
  ...childEndpoints,
  ...noticeEndpoints,
  ...consentDeskEndpoints,
  ...childLinkEndpoints,
  ...dataRightsEndpoints,
  ...meEndpoints,
  ...factorEndpoints,
  ...peopleEndpoints,
  ...inviteEndpoints,
  ...auditEndpoints,
  ...breachEndpoints,
  ...instituteEndpoints,
  ...mediaEndpoints,
  ...importEndpoints,
  ...officeFamilyEndpoints,
  ...questionEndpoints,
  ...passageEndpoints,
  ...questionImportEndpoints,
  ...packEndpoints,
  ...paperEndpoints,
  ...paperBuildingEndpoints,
  officeSearch,
  firstDays,
  officeToday,
  disclosureMeter,
  optionUses,
  subscriberCounts,
  findingList,
  officeVisits,
  officeTask,
  savedViews,
  saveView,
  deleteView,
] as const

type Listed = (typeof endpoints)[number]

/** Addresses by method, for callers that only need the types (the browser does not carry the schemas to read). */
export type PathOf<Method extends Endpoint['method']> = Extract<Listed, { method: Method }>['path']
export type EndpointAt<Method extends Endpoint['method'], Path extends string> = Extract<
  Listed,
  { method: Method; path: Path }
>
export type ReplyAt<Method extends Endpoint['method'], Path extends string> = ReplyOf<EndpointAt<Method, Path>>
