import { dyed, productColours } from '@northlight/contract/colours'
import type { MailInstitute, RenderedMail, Template } from './template.ts'

// Each template is fetched when its first mail is written, and React and the renderer, about 20 MB, once a server that
// writes mails has started: a web process beside a worker never pays for them.
const templates = {
  'admission-news': () => import('./templates/admission-news.tsx'),
  'breach-letter': () => import('./templates/breach-letter.tsx'),
  'consent-receipt': () => import('./templates/consent-receipt.tsx'),
  'contact-thank-you': () => import('./templates/contact-thank-you.tsx'),
  'deletion-scheduled': () => import('./templates/deletion-scheduled.tsx'),
  'email-changed': () => import('./templates/email-changed.tsx'),
  'email-moved': () => import('./templates/email-moved.tsx'),
  'enrolment-confirmed': () => import('./templates/enrolment-confirmed.tsx'),
  'event-reserved': () => import('./templates/event-reserved.tsx'),
  'export-ready': () => import('./templates/export-ready.tsx'),
  'family-letter': () => import('./templates/family-letter.tsx'),
  'family-news': () => import('./templates/family-news.tsx'),
  'instalment-due': () => import('./templates/instalment-due.tsx'),
  'leaving-noted': () => import('./templates/leaving-noted.tsx'),
  'new-device': () => import('./templates/new-device.tsx'),
  'office-asked-publication': () => import('./templates/office-asked-publication.tsx'),
  'office-audit-head': () => import('./templates/office-audit-head.tsx'),
  'office-chatbot': () => import('./templates/office-chatbot.tsx'),
  'office-digest': () => import('./templates/office-digest.tsx'),
  'office-enrolment': () => import('./templates/office-enrolment.tsx'),
  'office-given-up': () => import('./templates/office-given-up.tsx'),
  'office-leaving': () => import('./templates/office-leaving.tsx'),
  'office-notice': () => import('./templates/office-notice.tsx'),
  'office-publication-decided': () => import('./templates/office-publication-decided.tsx'),
  'office-registration': () => import('./templates/office-registration.tsx'),
  'office-reservation': () => import('./templates/office-reservation.tsx'),
  'office-subscription': () => import('./templates/office-subscription.tsx'),
  'office-unmatched-payment': () => import('./templates/office-unmatched-payment.tsx'),
  'owner-code': () => import('./templates/owner-code.tsx'),
  'parent-consent': () => import('./templates/parent-consent.tsx'),
  'parent-news': () => import('./templates/parent-news.tsx'),
  'password-changed': () => import('./templates/password-changed.tsx'),
  'payment-receipt': () => import('./templates/payment-receipt.tsx'),
  'payment-returned': () => import('./templates/payment-returned.tsx'),
  'cheque-news': () => import('./templates/cheque-news.tsx'),
  'cheque-returned': () => import('./templates/cheque-returned.tsx'),
  'payment-mistake': () => import('./templates/payment-mistake.tsx'),
  'refund-letter': () => import('./templates/refund-letter.tsx'),
  'refund-made': () => import('./templates/refund-made.tsx'),
  'result-news': () => import('./templates/result-news.tsx'),
  'reset-password': () => import('./templates/reset-password.tsx'),
  'security-news': () => import('./templates/security-news.tsx'),
  'sign-in-code': () => import('./templates/sign-in-code.tsx'),
  'staff-invitation': () => import('./templates/staff-invitation.tsx'),
  'test-tomorrow': () => import('./templates/test-tomorrow.tsx'),
  'verify-email': () => import('./templates/verify-email.tsx'),
  'week-letter': () => import('./templates/week-letter.tsx'),
}

export type TemplateName = keyof typeof templates

type TemplateOf<Name extends TemplateName> = Awaited<ReturnType<(typeof templates)[Name]>>['template']

export type TemplateProps<Name extends TemplateName> = TemplateOf<Name> extends Template<infer Props> ? Props : never

export const templateNames = Object.keys(templates) as TemplateName[]

/** Writes one mail: subject, HTML and the same words as plain text. */
export async function render<Name extends TemplateName>(name: Name, props: TemplateProps<Name>): Promise<RenderedMail> {
  const [{ render: toHtml, toPlainText }, { template }] = await Promise.all([
    import('@react-email/render'),
    templates[name](),
  ])
  // The name decides the props, but TypeScript cannot follow that through a lookup.
  const { subject, body } = template as unknown as Template<TemplateProps<Name> & { institute: never }>
  const own = props as TemplateProps<Name> & { institute: never }
  const { colours = productColours } = (props as { institute: MailInstitute }).institute
  const html = dyed(await toHtml(body(own)), colours)
  return { subject: subject(own), html, text: toPlainText(html, plainText) }
}

/** One mail to nobody: fetching and compiling takes a sixth of a second, in which nobody would be answered. */
export const warmUpMails = async (): Promise<void> => {
  const institute = { name: '', address: '', site_url: '' }
  await render('new-device', { name: '', device: '', when: '', url: '', institute })
}

// The library shouts headings in capitals by default; names must stay as they were typed.
const plainText = {
  wordwrap: 78,
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: '[data-skip-in-text=true]', format: 'skip' },
  ],
}
