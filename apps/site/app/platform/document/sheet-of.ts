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
  ['contact', /^\/(?:contact-us|careers|search|practice|vrddhi\/syllabus|profile\/notices|stop-notices)(?:\/|$)/],
  ['programmes', /^\/(?:vrddhi(?:\/|$)|2-year-|(?:admission|compare)\/?$)/],
  ['admission', /^\/admission(?:\/|$)/],
  ['courses', /^\/(?:[^/]+\/courses\/|fees(?:\/|$))/],
  ['institute', /^\/(?:about-us|mission-vision|leadership-team|testimonial|gallery|achievers)(?:\/|$)/],
  [
    'account',
    /^\/(?:auth|profile|course-enrolled|test-enrolled|payments|parent-consent|keep-account|undo-address|confirm-address)(?:\/|$)/,
  ],
] as const

export type SheetName = (typeof sheets)[number][0] | 'reading'

/** What is named nowhere is read: articles, events, questions, legal pages, campaigns, the 404 screen. */
export const sheetOf = (pathname: string): SheetName =>
  sheets.find(([, pages]) => pages.test(pathname))?.[0] ?? 'reading'
