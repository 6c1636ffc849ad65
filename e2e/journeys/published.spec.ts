import { minutes } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { getAsHost } from '../support/as-host.ts'
import { test } from '../support/test.ts'

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
const tag = (html: string, pattern: RegExp) => pattern.exec(headOf(html))?.[1]

/** Whatever a browser follows, fetches or sends to. The address a search engine shall know a page by is no such thing. */
const followedIn = (html: string): string[] =>
  [
    ...html
      .replace(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g, '')
      .matchAll(/\s(?:src|srcset|href|action|formaction|poster)="([^"]*)"/gi),
  ].map(([, address = '']) => address)

test('every page of the map answers, with a title, a description and an address of its own, and is the same under another host name', {
  tag: '@desktop',
}, async ({ request, siteUrl }) => {
  test.setTimeout(minutes(2))
  const map = await (await request.get('/sitemap.xml')).text()
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  expect(places.length).toBeGreaterThan(40)
  const unlisted = ['/auth/sign-in', '/auth/sign-up', '/auth/forgot-password', '/search'].map((path) => siteUrl + path)
  const titles = new Map<string, string>()
  const problems: string[] = []
  const { host } = new URL(siteUrl)

  const describesItself = (place: string, html: string) => {
    const title = tag(html, /<title>([^<]+)<\/title>/) ?? ''
    const canonical = tag(html, /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/)
    if (!title || titles.has(title)) problems.push(`${place} has the title “${title}” of ${titles.get(title)}`)
    else if (canonical !== place) problems.push(`${place} names ${canonical} as its address`)
    else if (!tag(html, /<meta[^>]*name="description"[^>]*content="([^"]+)"/))
      problems.push(`${place} is not described`)
    titles.set(title, place)
  }
  /** What search engines are told of a page stands in it once, in whatever form: one block, and no fact twice in it. */
  const saysFactsOnce = (place: string, html: string) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    )
    if (blocks.length > 1 || (blocks.length === 0 && !unlisted.includes(place)))
      problems.push(`${place} has ${blocks.length} blocks of facts`)
    if (blocks.reduce((rest, text) => rest.replace(text, ''), html).includes('@context'))
      problems.push(`${place} has facts outside of its block`)
    const facts = blocks.map((text) => JSON.parse(text))
    const things: { '@type': string; '@id'?: string }[] = facts.flatMap((fact) => fact['@graph'] ?? [fact])
    const named = things.map((thing) => `${thing['@type']} ${thing['@id'] ?? JSON.stringify(thing)}`)
    for (const name of new Set(named.filter((one, at) => named.indexOf(one) !== at)))
      problems.push(`${place} tells twice of ${name}`)
  }
  const isTheSameElsewhere = async (place: string, usual: string) => {
    const elsewhere = await getAsHost(place, 'other.test')
    if (elsewhere.status !== 200) problems.push(`${place} answered ${elsewhere.status} under another name`)
    if (elsewhere.body !== usual) problems.push(`${place} differs under another name`)
    for (const address of followedIn(elsewhere.body))
      if (address.includes('//other.test') || address.includes(host)) problems.push(`${place} names ${address}`)
  }
  for (const place of [...places, ...unlisted]) {
    const { status, body } = await getAsHost(place, host)
    if (status !== 200) problems.push(`${place} answered ${status}`)
    else if (!unlisted.includes(place)) describesItself(place, body)
    saysFactsOnce(place, body)
    await isTheSameElsewhere(place, body)
  }
  expect(problems).toEqual([])
})

test('the site can be put on a home screen: manifest and icons exist', { tag: '@desktop' }, async ({ request }) => {
  const html = await (await request.get('/')).text()
  const linked = (rel: string) => tag(html, new RegExp(`<link rel="${rel}" href="([^"]+)"`)) ?? ''
  const manifest = await request.get(linked('manifest'))
  expect(manifest.headers()['content-type']).toBe('application/manifest+json')
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] }
  expect(name).toBe('Northlight Academy')
  for (const path of [linked('apple-touch-icon'), ...icons.map(({ src }) => src)]) {
    const icon = await request.get(path)
    expect([icon.status(), icon.headers()['content-type']], path).toEqual([200, 'image/png'])
  }
})

test('the picture of a shared page exists', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/', '/faq']) {
    const html = await (await request.get(path)).text()
    const picture = tag(html, /<meta[^>]*property="og:image"[^>]*content="([^"]+)"/) ?? ''
    const reply = await request.get(picture)
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png'])
  }
  expect((await request.get('/share/article/no-such-thing.png')).status()).toBe(404)
})

test('articles, events and courses can be taken along', { tag: '@desktop' }, async ({ request }) => {
  const feed = await request.get('/knowledge-desk/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect((await feed.text()).match(/<item>/g)?.length).toBeGreaterThan(5)

  const { events } = await (await request.get('/api/v1/event/all')).json()
  const calendar = await request.get(`/events/${events[0].slug}/calendar.ics`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VEVENT')

  const { branch } = await (await request.get('/api/v1/branch/all')).json()
  const address = `/brochure/${branch[0].slug}/${branch[0].courses[0].slug}.pdf`
  const brochure = await request.get(address)
  expect(brochure.headers()['content-type']).toBe('application/pdf')
  const again = await request.get(address, { headers: { 'if-none-match': brochure.headers().etag ?? '' } })
  expect(again.status()).toBe(304)

  for (const missing of ['/events/none/calendar.ics', '/brochure/none/none.pdf', '/sitemap-2.xml'])
    expect((await request.get(missing)).status()).toBe(404)
})

test('old addresses lead to the new ones, on a click too', { tag: '@desktop' }, async ({ page, visit, request }) => {
  const { redirects } = await (await request.get('/api/v1/redirect/all')).json()
  const moved = redirects.find(({ to_path }: { to_path: string }) => to_path.startsWith('/legal/'))
  const reply = await request.get(moved.from_path, { maxRedirects: 0 })
  expect([reply.status(), reply.headers().location]).toEqual([moved.status, moved.to_path])

  await visit('/faq')
  // A link as an old text may still carry it.
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href]')
    if (link) link.href = to
  }, moved.from_path)
  await page.locator(`main a[href="${moved.from_path}"]`).click()
  await expect(page).toHaveURL(moved.to_path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
