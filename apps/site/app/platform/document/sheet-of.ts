import { withoutLanguage } from '@northlight/contract/words/language-paths'

/**
 * Pages that share a style sheet, by their address; the first that fits counts. A sheet has what its pages need and is
 * limited in length: one that grows too long gives pages away (vite/style-sheets.ts).
 */
const sheets = [
  ['home', /^\/$/],
  ['exam', /\/ongoing\/?$/],
  [
    'tests',
    /^\/(?:(?:admission\/)?online-tests\/[^/]+\/report|profile\/children\/[^/]+\/reports|online-tests)(?:\/|$)/,
  ],
  ['contact', /^\/(?:contact-us|careers|search|practice|vrddhi\/syllabus)(?:\/|$)/],
  ['programmes', /^\/(?:vrddhi(?:\/|$)|2-year-|admission\/?$)/],
  ['admission', /^\/admission(?:\/|$)/],
  // Paying, what one wants to be told, and the pages that mails to a family lead to.
  [
    'family',
    /^\/(?:payments|profile\/notices|stop-notices|parent-consent|keep-account|undo-address|confirm-address)(?:\/|$)/,
  ],
  ['courses', /^\/[^/]+\/courses\//],
  ['events', /^\/events(?:\/|$)/],
  ['fees', /^\/(?:fees|compare)(?:\/|$)/],
  ['institute', /^\/(?:about-us|mission-vision|leadership-team|testimonial|gallery|achievers)(?:\/|$)/],
  ['account', /^\/(?:auth|profile|course-enrolled|test-enrolled)(?:\/|$)/],
] as const

export type SheetName = (typeof sheets)[number][0] | 'reading'

/** What is named nowhere is read: articles, questions, legal pages, campaigns, the 404 screen. */
export const sheetOf = (pathname: string): SheetName => {
  // The router takes any spelling.
  const path = withoutLanguage(pathname.toLowerCase())
  return sheets.find(([, pages]) => pages.test(path))?.[0] ?? 'reading'
}
