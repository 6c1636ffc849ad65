/** The five pages every institute needs, in the order of the footer. They stay hidden until they have a text. */
export const legalPages = [
  { slug: 'privacy-policy', page_name: 'Privacy', heading: 'Privacy policy' },
  { slug: 'terms-of-use', page_name: 'Terms of use', heading: 'Terms of use' },
  { slug: 'refund-and-cancellation', page_name: 'Refund rules', heading: 'Refund and cancellation' },
  { slug: 'accessibility-statement', page_name: 'Accessibility', heading: 'Accessibility statement' },
  { slug: 'cookies', page_name: 'Cookies', heading: 'Cookies' },
] as const
