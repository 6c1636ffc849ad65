const closed = [
  '/office',
  '/api/',
  '/profile',
  '/course-enrolled',
  '/test-enrolled',
  '/auth/',
  '/admission/online-tests/',
  '/online-tests/*/ongoing',
  '/online-tests/*/report',
]

/** Search engines may read every public page; what belongs to one person is of no use to them. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
