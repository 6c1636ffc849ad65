/** The style sheets of the site, `apps/site/app/styles`. A sheet has what its pages need and is limited in length. */
export type SheetName =
  | 'account'
  | 'admission'
  | 'contact'
  | 'courses'
  | 'events'
  | 'exam'
  | 'family'
  | 'fees'
  | 'home'
  | 'institute'
  | 'programmes'
  | 'reading'
  | 'tests'

/** Everything that is decided about a page by its address. The file that draws it stands in `apps/site/app/routes.ts`. */
export type Page = {
  /** As the route table writes it: `/events/:slug`. Of two that fit an address the more exact one counts. */
  path: `/${string}`
  /** A reading page is drawn by the server alone; React Router runs an application page in the browser. */
  kind: 'reading' | 'application'
  /** Without header and footer. */
  bare?: true
  sheet: SheetName
  /**
   * What the page reads of its query, on the server or while it is drawn for the first time. Everything else is left
   * away, so that the cached page answers it: a link from a mail or an advertisement carries queries of its own, and
   * anybody can invent some. What only the browser looks at (`/?verified=`) is not named.
   */
  queries: readonly string[]
  /** `when-asked`: there is an address in every language, but links do not lead there by themselves. */
  languages: 'all' | 'when-asked' | 'english'
  /** Others are led elsewhere before the page is loaded. A running test is for everyone: it must open offline too. */
  for: 'everyone' | 'signed-in' | 'guest'
  /** Says how many seats are left, so a cached copy is out of date when one is sold. */
  seats?: true
  /**
   * `once`: the browser reads the open parts of the address, so one copy is kept for all of them; invented addresses push
   * nothing out of memory and a mailed secret never becomes a key in it. `never`: the page has a form that works without
   * a script, so it carries the mailed secret itself.
   */
  kept?: 'once' | 'never'
  /**
   * For the map of the site, search and the pictures of shared links, where the page exists whatever the institute writes.
   * `seo` names the record that staff edit; a page without a record says in `text` what is on it. `words` are what else
   * people call the page.
   */
  listed: null | ({ name: string; words: string } & ({ seo: string } | { text: string }))
}

export type Pages = Record<string, Page>
