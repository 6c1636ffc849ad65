import { letters } from './0001-letters.ts'
import { accounts } from './0002-accounts.ts'
import { kernel } from './0003-kernel.ts'
import { families } from './0004-families.ts'
import { notices } from './0005-notices.ts'
import { content } from './0006-content.ts'
import { people } from './0007-people.ts'
import { articles } from './0008-articles.ts'
import { events } from './0009-events.ts'
import { pages } from './0010-pages.ts'
import { staffMembers } from './0011-staff-members.ts'
import { enquiries } from './0012-enquiries.ts'
import { papers } from './0013-papers.ts'
import { tests } from './0014-tests.ts'
import { admissions } from './0015-admissions.ts'
import { enrolments } from './0016-enrolments.ts'
import { payments } from './0017-payments.ts'
import { exams } from './0018-exams.ts'
import { examDay } from './0019-exam-day.ts'
import { questionBank } from './0020-question-bank.ts'
import { results } from './0021-results.ts'
import { records } from './0022-records.ts'
import { counselling } from './0023-counselling.ts'
import { auditSeals } from './0028-audit-seals.ts'
import { breaches } from './0029-breaches.ts'
import type { Migration } from './define.ts'

/**
 * In the order in which they are applied. The first ones make the schema of the first release, a file for each domain,
 * ordered by what points at what. New ones go to the end.
 */
export const migrations: Migration[] = [
  letters,
  accounts,
  kernel,
  families,
  notices,
  content,
  people,
  articles,
  events,
  pages,
  staffMembers,
  enquiries,
  papers,
  tests,
  admissions,
  enrolments,
  payments,
  exams,
  examDay,
  questionBank,
  results,
  records,
  counselling,
  auditSeals,
  breaches,
]
