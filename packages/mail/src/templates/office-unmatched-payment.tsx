import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeUnmatchedPaymentProps = {
  institute: MailInstitute
  payment_id: string
  order_id: string | null
  amount: string
  reason: string
  when: string
}

/** Money has come that no rule can place: somebody has to look at it. */
export const template: Template<OfficeUnmatchedPaymentProps> = {
  subject: () => 'A payment needs your attention',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="A payment needs your attention"
      lead="A payment has arrived that could not be matched. Please give it back or settle it with the family."
      facts={[
        ['Payment', sent.payment_id],
        ['Order', sent.order_id],
        ['Amount', sent.amount],
        ['Reason', sent.reason],
        ['Paid on', sent.when],
      ]}
    />
  ),
}
