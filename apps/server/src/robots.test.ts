import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'

test('robots may read public pages, keep out of personal ones and find the map of the site', () => {
  const lines = robotsText('https://www.example.org').split('\n')
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
  for (const path of ['/office', '/api/', '/profile', '/online-tests/*/ongoing'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain('Sitemap: https://www.example.org/sitemap.xml')
})
