/**
 * Whose page sent a form: one of ours, another site's, or nobody says. Browsers put `Origin` on every POST and forbid
 * pages to forge it; other programs send what they like and have nobody's cookies.
 */
export type Sender = 'own' | 'foreign' | 'unsaid'

const hostOf = (address: string) => URL.parse(address)?.host

/** Ours is the address the site is configured with, and the one this request was sent to. */
export const senderOf = (request: Request, siteUrl: string): Sender => {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin === null || origin === 'null') {
    if (site === null) return origin === null ? 'unsaid' : 'foreign'
    return site === 'same-origin' ? 'own' : 'foreign'
  }
  const sent = URL.parse(origin)
  if (!sent || (siteUrl.startsWith('https:') && sent.protocol !== 'https:')) return 'foreign'
  const own = [hostOf(siteUrl), request.headers.get('host') ?? hostOf(request.url)]
  return own.includes(sent.host) ? 'own' : 'foreign'
}
