/** Pages that list something else; their records have a heading, an introduction, quotations and cards. */
export const generalPages = [
  ...(['home', 'about', 'leadership', 'gallery', 'careers', 'contact', 'faq', 'events', 'testimonial'] as const),
  ...(['knowledge-desk', 'expert-tips', 'online-tests', 'achievers'] as const),
] as const
