import { accountSource, applicationSource, consentSource, paymentSource } from './accounts.ts'
import { joinSource } from './joins.ts'
import { instalmentSource, refundCaseSource, refundSource, reminderSource } from './money.ts'
import { officeSource } from './office.ts'
import { checkInSource, offerSource } from './seats.ts'
import type { TimelineSource } from './source.ts'
import { contactEventSource } from './touches.ts'

/** Everything a timeline is made of. What another domain brings is a source of its own and a line here. */
export const timelineSources: TimelineSource[] = [
  contactEventSource,
  officeSource,
  joinSource,
  accountSource,
  applicationSource,
  checkInSource,
  offerSource,
  paymentSource,
  instalmentSource,
  reminderSource,
  refundCaseSource,
  refundSource,
  consentSource,
]
