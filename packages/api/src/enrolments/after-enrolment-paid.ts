import { admitByFee } from '../admissions/offer/admit-by-fee.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Enrolment } from './queries.ts'

/** A place that was offered after the aptitude test: the application ends with it. */
export const afterEnrolmentPaid = async (ctx: Ctx, { registration_id }: Enrolment): Promise<void> => {
  if (registration_id !== null) await admitByFee(ctx, registration_id)
}
