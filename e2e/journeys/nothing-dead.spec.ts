import { minutes } from '@northlight/contract/durations'
import { expect, test } from '@playwright/test'
import { crawl, mapped } from '../support/crawl.ts'
import { withInstitute } from '../support/institutes.ts'

/** Pages with something behind them; a lost page is asked for on purpose, because its own links count too. */
const begin = ['/', '/kn', '/hi', '/admission', '/contact-us', '/sitemap']
const lost = '/no-such-page'

const nothingIsDead = async (site: string) => {
  const inMap = await mapped(site)
  const found = await crawl(site, [...new Set([...begin, lost, ...inMap])])
  expect(found.filter(({ path, status }) => status >= 400 && !path.endsWith(lost))).toEqual([])
  return { found: found.map(({ path }) => path), inMap }
}

test('an installation without content links to nothing that is not there', { tag: '@desktop' }, async () => {
  await withInstitute('nothing', async (site) => {
    const { found, inMap } = await nothingIsDead(site)
    expect(found).not.toContain('/vrddhi')
    for (const path of ['/vrddhi', '/gallery', '/events', '/fees']) expect(inMap).not.toContain(path)
  })
})

test('one with a single course shows it, in its own name and colours, and promises nothing else', {
  tag: '@desktop',
}, async () => {
  await withInstitute('little', async (site) => {
    const { found, inMap } = await nothingIsDead(site)
    expect(found).toContain('/dharwad/courses/class-10')
    expect(inMap).not.toContain('/compare')
    for (const path of ['/', '/dharwad/courses/class-10', '/auth/sign-in']) {
      const html = await (await fetch(site + path)).text()
      expect(html, path).toContain('Bright Path')
      expect(html, path).toContain('<meta name="theme-color" content="#123524"/>')
      expect(html, path).not.toContain('Northlight')
      const [, sheet] = html.match(/<link rel="stylesheet" href="([^"]+)"/) ?? []
      const styles = sheet ? await (await fetch(site + sheet)).text() : html
      expect(styles, path).toContain('#123524')
      expect(styles, path).not.toMatch(/#0e1a33/i)
    }
    expect(await (await fetch(`${site}/site.webmanifest`)).json()).toMatchObject({
      ...{ name: 'Bright Path Classes', short_name: 'Bright Path', theme_color: '#123524' },
    })
    const office = await (await fetch(`${site}/office`)).text()
    const [, sheet = ''] = office.match(/href="([^"]+\.css\?ink=[^"]+)"/) ?? []
    expect(await (await fetch(site + sheet)).text()).toContain('#123524')
  })
})

test('the demo links to nothing that is not there', { tag: '@desktop' }, async () => {
  test.setTimeout(minutes(4))
  // Pages in other languages have the links of the English ones; a brochure is drawn anew for everybody who asks.
  const isFollowed = (path: string) => !/^\/(?:kn|hi|brochure|storage)(?:\/|$)/.test(path)
  const found = await crawl(process.env.E2E_SITE_URL ?? '', ['/'], isFollowed)
  expect(found.filter(({ status }) => status >= 400)).toEqual([])
  expect(found.length).toBeGreaterThan(150)
})
