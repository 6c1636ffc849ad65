import { type Listener, port } from '../kernel/ports.ts'

/**
 * An agreement has ended, by the word of a parent, of the student who is of age, or of the office. Told in the
 * transaction that ends it, after its line in the audit log. Of `admission` the family hears by the news of the
 * application: what a listener tells is all that is told.
 */
export const consentWithdrawn = port<
  Listener<{ user_id: number; consent_id: number; purpose: string; by: 'parent' | 'student' | 'office' }>
>('families.consent-withdrawn', 1)
