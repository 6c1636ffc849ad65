const kinds: [RegExp, string][] = [
  [/^\/knowledge-desk\/([^/]+)$/, 'article'],
  [/^\/expert-tips\/([^/]+)$/, 'tip'],
  [/^\/events\/([^/]+)$/, 'event'],
  [/^\/online-tests\/([^/]+)$/, 'test'],
  [/^\/achievers\/([^/]+)$/, 'achievers'],
  [/^\/legal\/([^/]+)$/, 'legal'],
]

/** Where the server draws the picture that stands for a page when it is shared. */
export const sharePicture = (path: string): string => {
  const [pathname = '/'] = path.split('?', 1)
  const course = /^\/([^/]+)\/courses\/([^/]+)$/.exec(pathname)
  if (course) return `/share/course/${course[1]}/${course[2]}.png`
  for (const [pattern, kind] of kinds) {
    const slug = pattern.exec(pathname)?.[1]
    if (slug) return `/share/${kind}/${slug}.png`
  }
  return `/share/page/${pathname === '/' ? 'home' : pathname.slice(1)}.png`
}
