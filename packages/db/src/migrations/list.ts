import { foundation } from './0001-foundation.ts'
import { contentCore } from './0002-content-core.ts'
import { content } from './0003-content.ts'
import { enquiries } from './0004-enquiries.ts'
import { accounts } from './0005-accounts.ts'
import { families } from './0006-families.ts'
import { exams } from './0007-exams.ts'
import { payments } from './0008-payments.ts'
import { admissions } from './0009-admissions.ts'
import { results } from './0010-results.ts'
import { ownerCodes } from './0013-owner-codes.ts'
import { addressChanges } from './0014-address-changes.ts'
import { leaving } from './0015-leaving.ts'
import { lanes } from './0016-lanes.ts'
import { savedBy } from './0017-saved-by.ts'
import { signInCodes } from './0018-sign-in-codes.ts'
import { feePlans } from './0019-fee-plans.ts'
import { settling } from './0021-settling.ts'
import { whomMailsAreAbout } from './0023-whom-mails-are-about.ts'
import { seasons } from './0024-seasons.ts'
import { ownCalls } from './0025-own-calls.ts'
import { staffMembers } from './0028-staff.ts'
import { records } from './0029-records.ts'
import { mediaLibrary } from './0030-media-library.ts'
import { eventReservations } from './0033-event-reservations.ts'
import { lateStarters } from './0040-late-starters.ts'
import { childLinks } from './0041-child-links.ts'
import { practiceEveryDay } from './0042-practice-every-day.ts'
import { coursePapers } from './0043-course-papers.ts'
import { progress } from './0044-progress.ts'
import { offers } from './0045-offers.ts'
import { imports } from './0046-imports.ts'
import { askedPublications } from './0047-asked-publications.ts'
import { pageCounts } from './0048-page-counts.ts'
import { siteFindings } from './0049-site-findings.ts'
import { searchText } from './0050-search-text.ts'
import { counselling } from './0051-counselling.ts'
import { replyTexts } from './0052-reply-texts.ts'
import { refundOffice } from './0055-refund-office.ts'
import { moneyDesk } from './0056-money-desk.ts'
import { hallAndOffers } from './0057-hall-and-offers.ts'
import { consentDesk } from './0058-consent-desk.ts'
import { dataRights } from './0059-data-rights.ts'
import { questionIndex } from './0060-question-index.ts'
import { questionImports } from './0061-question-imports.ts'
import { papersAndTrials } from './0062-papers-and-trials.ts'
import { examDay } from './0064-exam-day.ts'
import { translations } from './0065-translations.ts'
import { classOfCourseRequests } from './0066-class-of-course-requests.ts'
import { importProgress } from './0070-import-progress.ts'
import { notices } from './0073-notices.ts'
import { pushSubscriptions } from './0074-push-subscriptions.ts'
import { sharedRecords } from './0077-shared-records.ts'
import { redirectHits } from './0078-redirect-hits.ts'
import { plansAndViews } from './0079-plans-and-views.ts'
import { dataRightsByAddress } from './0081-data-rights-by-address.ts'
import { familyFilters } from './0082-family-filters.ts'
import { importRounds } from './0083-import-rounds.ts'
import { ownLanguage } from './0085-own-language.ts'
import { provedNumbers } from './0089-proved-numbers.ts'
import { pushOfSession } from './0090-push-of-session.ts'
import { attemptsOfPaper } from './0091-attempts-of-paper.ts'
import { joinedAgain } from './0093-joined-again.ts'
import { browserOfSession } from './0095-browser-of-session.ts'
import { ageOfParentLink } from './0096-age-of-parent-link.ts'
import { classOfContacts } from './0098-class-of-contacts.ts'
import { ruleTranslations } from './0100-rule-translations.ts'
import { wordsOfExaminers } from './0101-words-of-examiners.ts'
import { replyCounts } from './0102-reply-counts.ts'
import { languageOfForms } from './0104-language-of-forms.ts'
import { deskPayments } from './0105-desk-payments.ts'
import { roomsAndGate } from './0106-rooms-and-gate.ts'
import { returnedCheques } from './0107-returned-cheques.ts'
import { notedByMistake } from './0108-noted-by-mistake.ts'
import { paymentsByDay } from './0109-payments-by-day.ts'
import { studentOfReceipt } from './0110-student-of-receipt.ts'
import { keyOfTests } from './0111-key-of-tests.ts'
import { searchOfLists } from './0112-search-of-lists.ts'
import type { Migration } from './define.ts'

/**
 * In the order in which they are applied. New ones go to the end. Numbers that are missing (0011, 0012, 0020, 0022,
 * 0026, 0027, 0031, 0032, 0034 to 0039, 0053, 0054, 0063, 0067 to 0069, 0071, 0072, 0075, 0076, 0080, 0084, 0086 to
 * 0088, 0092, 0094, 0097 and 0099) were never released.
 */
export const migrations: Migration[] = [
  foundation,
  contentCore,
  content,
  enquiries,
  accounts,
  families,
  exams,
  payments,
  admissions,
  results,
  ownerCodes,
  addressChanges,
  leaving,
  lanes,
  savedBy,
  signInCodes,
  feePlans,
  settling,
  whomMailsAreAbout,
  seasons,
  ownCalls,
  staffMembers,
  records,
  mediaLibrary,
  eventReservations,
  lateStarters,
  childLinks,
  practiceEveryDay,
  coursePapers,
  progress,
  offers,
  imports,
  askedPublications,
  pageCounts,
  siteFindings,
  searchText,
  counselling,
  replyTexts,
  refundOffice,
  moneyDesk,
  hallAndOffers,
  consentDesk,
  dataRights,
  questionIndex,
  questionImports,
  papersAndTrials,
  examDay,
  translations,
  classOfCourseRequests,
  importProgress,
  notices,
  pushSubscriptions,
  sharedRecords,
  redirectHits,
  plansAndViews,
  dataRightsByAddress,
  familyFilters,
  importRounds,
  ownLanguage,
  provedNumbers,
  pushOfSession,
  attemptsOfPaper,
  joinedAgain,
  browserOfSession,
  ageOfParentLink,
  classOfContacts,
  ruleTranslations,
  wordsOfExaminers,
  replyCounts,
  languageOfForms,
  deskPayments,
  roomsAndGate,
  returnedCheques,
  notedByMistake,
  paymentsByDay,
  studentOfReceipt,
  keyOfTests,
  searchOfLists,
]
