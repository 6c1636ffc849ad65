/** One page of every kind; slugs are asked of the API, so that any institute can be measured. */
export async function measuredRoutes(url: string): Promise<string[]> {
  const ask = async (path: string) => {
    const reply = await fetch(`${url}/api/v1${path}`)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
    return reply.json()
  }
  const [{ branch }, { blogs }, { events }, { tests }, { achiverCategory }] = await Promise.all([
    ask('/branch/all'),
    ask('/blog/all'),
    ask('/event/all'),
    ask('/tests/all'),
    ask('/achiever/category'),
  ])
  const first = (list: { slug: string }[], root: string) => (list[0] ? [`${root}/${list[0].slug}`] : [])
  const course = branch[0]?.courses[0] ? [`/${branch[0].slug}/courses/${branch[0].courses[0].slug}`] : []
  const wanted = [
    '/',
    '/about-us',
    '/mission-vision',
    '/leadership-team',
    '/testimonial',
    '/careers',
    '/admission',
    '/admission/puc',
    '/admission/class-8-9-10',
    '/2-year-integrated-day-scholar-and-residential-program',
    '/vrddhi',
    '/vrddhi/syllabus',
    ...course,
    '/compare',
    '/fees',
    '/knowledge-desk',
    ...first(blogs, '/knowledge-desk'),
    '/expert-tips',
    '/events',
    ...first(events, '/events'),
    '/faq',
    '/gallery',
    '/contact-us',
    '/online-tests',
    ...first(tests, '/online-tests'),
    ...first(achiverCategory, '/achievers'),
    '/search?q=physics',
    '/auth/sign-in',
    '/auth/sign-up',
    '/admission/register',
  ]
  const there: string[] = []
  // One after the other: of one visitor the server draws only a few pages at a time.
  for (const path of wanted) {
    const reply = await fetch(url + path)
    await reply.arrayBuffer()
    if (reply.ok) there.push(path)
  }
  return there
}

/** The six kinds of page that a score is promised for, in the order of the list, and one as advertisements name it. */
export const scoredRoutes = (paths: string[]): string[] => [
  ...paths.filter((path) => /^\/(?:|[\w-]+\/courses\/.+|knowledge-desk\/.+|faq|events|admission)$/.test(path)),
  '/?utm_source=newspaper&utm_medium=qr',
]

/** Where people land who then touch something: the home page, a page with a form, a course, a long text. */
export const touchedRoutes = (paths: string[]) => ({
  reading: paths.filter((path) => /^\/(?:|contact-us|knowledge-desk\/.+|[\w-]+\/courses\/.+)$/.test(path)),
  apps: paths.filter((path) => /^\/(?:search|auth\/|admission\/register)/.test(path)),
})
