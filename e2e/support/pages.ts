/** A short page, for journeys about what stands around every page. */
export const plainPage = '/mission-vision'

/** The links that the specification puts into the footer. */
export const footerPaths = [
  '/',
  '/about-us',
  '/mission-vision',
  '/leadership-team',
  '/testimonial',
  '/careers',
  '/contact-us',
  '/knowledge-desk',
  '/expert-tips',
  '/faq',
  '/gallery',
  '/events',
  '/2-year-integrated-day-scholar-and-residential-program',
]

/** Pages that the menu leads to without any list of the API. */
export const menuPaths = [
  '/about-us',
  '/mission-vision',
  '/leadership-team',
  '/testimonial',
  '/careers',
  '/gallery',
  '/admission',
  '/fees',
  '/compare',
  '/2-year-integrated-day-scholar-and-residential-program',
  '/knowledge-desk',
  '/expert-tips',
  '/online-tests',
  '/faq',
  '/vrddhi',
  '/events',
  '/contact-us',
]
