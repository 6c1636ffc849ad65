import type { Client } from '@northlight/contract/client'
import { productColours } from '@northlight/contract/colours'
import { hours } from '@northlight/contract/durations'
import { bytesOf, type Publication } from './published.ts'

/** The first word of a long name, for those who have given no short one. */
const firstWord = (name: string) => (name.length > 12 ? (name.split(' ')[0] ?? name) : name)

/** What a telephone needs to put the site on its home screen. */
export const manifestText = (name: string, short = firstWord(name), night = productColours.night): string =>
  JSON.stringify({
    name,
    short_name: short,
    lang: 'en-IN',
    // Whatever a later start address is, it stays the same application.
    id: '/',
    scope: '/',
    // Anyone who puts the site on the home screen comes to see what is next.
    start_url: '/profile',
    // With the browser's own Back button: pages, not screens.
    display: 'minimal-ui',
    background_color: night,
    theme_color: night,
    shortcuts: [
      { name: 'Practice', url: '/practice' },
      { name: 'My tests', url: '/test-enrolled' },
    ],
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  })

export const manifest = ({ client, siteUrl }: { client: Client; siteUrl: string }): Publication => ({
  pattern: /^\/site\.webmanifest$/,
  async make() {
    const { general } = await client.get('/website-detail')
    return {
      type: 'application/manifest+json',
      body: bytesOf(
        manifestText(
          general.website_name ?? new URL(siteUrl).host,
          general.website_short_name || undefined,
          general.colours.night,
        ),
      ),
      maxAge: hours(1),
    }
  },
})
