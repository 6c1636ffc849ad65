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
import type { Migration } from './define.ts'

/**
 * In the order in which they are applied. New ones go to the end. The numbers 0011, 0012, 0020, 0022, 0026, 0027, 0031
 * and 0032 were never released.
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
]
