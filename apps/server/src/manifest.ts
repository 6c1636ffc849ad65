import type { Client } from '@northlight/contract/client'
import { hours } from '@northlight/contract/durations'
import { bytesOf, type Publication } from './published.ts'

/** The colour of the header and of the icons' ground. */
const night = '#0e1a33'

/** What a telephone needs to put the site on its home screen. */
export const manifestText = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name.length > 12 ? (name.split(' ')[0] ?? name) : name,
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
      body: bytesOf(manifestText(general.website_name ?? new URL(siteUrl).host)),
      maxAge: hours(1),
    }
  },
})
