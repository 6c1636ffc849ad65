/**
 * Public pages that exist whatever the institute writes: for the map of the site, for search and for the pictures of
 * shared links. `seo` names the record that staff edit; `words` are what else people call the page. A page without a
 * record says in `text` what is on it.
 */
export type SitePage = { path: string; name: string; words: string } & ({ seo: string } | { text: string })

export const sitePages: readonly SitePage[] = [
  { path: '/', name: 'Home', words: 'start', seo: 'home-page' },
  { path: '/about-us', name: 'About us', words: 'who we are story history', seo: 'about-page' },
  { path: '/mission-vision', name: 'Mission and vision', words: 'values purpose', seo: 'mission-vision-page' },
  {
    path: '/leadership-team',
    name: 'Leadership and faculty',
    words: 'team teachers tutors staff management faculty director founder principal',
    seo: 'leadership-page',
  },
  {
    path: '/admission',
    name: 'Admission',
    words: 'apply registration scholarship aptitude test sittings waiver documents',
    text: 'How to join: the aptitude test with its dates and its fee waivers, the steps and the documents.',
  },
  {
    path: '/admission/register',
    name: 'Registration for the aptitude test',
    words: 'register apply admission test sitting hall ticket fee seat',
    text: 'Choose a class, a centre and a test date, pay the fee of the test and print the hall ticket.',
  },
  {
    path: '/admission/puc',
    name: 'Admission for Class 11 and 1st PUC',
    words: 'apply pre-university application form',
    seo: 'puc-page',
  },
  {
    path: '/admission/class-8-9-10',
    name: 'Admission for Classes 8, 9 and 10',
    words: 'apply school application form foundation',
    seo: 'not-puc-page',
  },
  {
    path: '/fees',
    name: 'Fees and refunds',
    words: 'fee fees structure cost price instalments seats refund',
    text: 'Every course of every campus with its fee, its instalments, the seats left and the refund if you leave.',
  },
  {
    path: '/compare',
    name: 'Compare courses',
    words: 'difference between side by side which course',
    text: 'Up to three courses beside each other: fee, hours, seats, dates, refund and how the last batch did.',
  },
  {
    path: '/2-year-integrated-day-scholar-and-residential-program',
    name: 'Two-year integrated programme',
    words: 'day scholar residential hostel boarding',
    seo: 'day-scholar-page',
  },
  { path: '/vrddhi', name: 'Vrddhi', words: 'talent examination scholarship school', seo: 'vrddhi-page' },
  { path: '/vrddhi/syllabus', name: 'Vrddhi syllabus', words: 'topics classes', seo: 'vrddhi-syllabus-page' },
  {
    path: '/online-tests',
    name: 'Online tests',
    words: 'mock test practice papers exam',
    text: 'Mock papers on the screen of the real examination, free and paid, each with a report.',
  },
  { path: '/knowledge-desk', name: 'Knowledge desk', words: 'articles blog reading', seo: 'blogs-page' },
  { path: '/expert-tips', name: 'Expert tips', words: 'advice hints', seo: 'expert-tips-page' },
  { path: '/events', name: 'Events', words: 'open day workshop calendar', seo: 'events-page' },
  { path: '/gallery', name: 'Gallery', words: 'pictures photos campus', seo: 'gallery-page' },
  { path: '/testimonial', name: 'Testimonials', words: 'reviews parents students say', seo: 'testimonial-page' },
  { path: '/faq', name: 'Frequently asked questions', words: 'help answers', seo: 'faq-page' },
  { path: '/careers', name: 'Careers', words: 'jobs openings vacancies work with us', seo: 'careers-page' },
  {
    path: '/contact-us',
    name: 'Contact us',
    words: 'phone number whatsapp e-mail address map campus office hours call back visit',
    seo: 'contact-page',
  },
  { path: '/sitemap', name: 'All pages', words: 'site map index', text: 'Every page of this site on one list.' },
]
