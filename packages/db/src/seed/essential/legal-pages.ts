import { accessibility } from './legal-samples/accessibility.ts'
import { cookies } from './legal-samples/cookies.ts'
import { privacy } from './legal-samples/privacy.ts'
import { refund } from './legal-samples/refund.ts'
import { terms } from './legal-samples/terms.ts'

/** The five pages every institute needs, in the order of the footer. Samples: nobody sees one before it is published. */
export const legalPages = [
  { slug: 'privacy-policy', page_name: 'Privacy', heading: 'Privacy policy', sample: privacy },
  { slug: 'terms-of-use', page_name: 'Terms of use', heading: 'Terms of use', sample: terms },
  { slug: 'refund-and-cancellation', page_name: 'Refund rules', heading: 'Refund and cancellation', sample: refund },
  {
    slug: 'accessibility-statement',
    page_name: 'Accessibility',
    heading: 'Accessibility statement',
    sample: accessibility,
  },
  { slug: 'cookies', page_name: 'Cookies', heading: 'Cookies', sample: cookies },
] as const
