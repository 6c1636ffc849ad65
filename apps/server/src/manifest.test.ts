import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestText } from './manifest.ts'

test('the manifest carries the institute’s name, and every icon it names exists', () => {
  const { name, short_name, icons } = JSON.parse(manifestText('Northlight "Academy" & Co'))
  expect([name, short_name]).toEqual(['Northlight "Academy" & Co', 'Northlight'])
  for (const { src } of icons) expect(existsSync(new URL(`../../site/public${src}`, import.meta.url)), src).toBe(true)
})

test('it starts at the account, whatever was open before, with practice and tests a press away', () => {
  const { start_url, scope, id, display, shortcuts } = JSON.parse(manifestText('Vega Classes'))
  expect({ start_url, scope, id, display }).toEqual({
    start_url: '/profile',
    scope: '/',
    id: '/',
    display: 'minimal-ui',
  })
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/practice', '/test-enrolled'])
})

test('a short name stays whole', () => {
  expect(JSON.parse(manifestText('Vega Classes')).short_name).toBe('Vega Classes')
})

test('the short name and the colour of the institute are used as they are', () => {
  const { short_name, theme_color } = JSON.parse(manifestText('Bright Path Classes', 'Bright Path', '#123524'))
  expect([short_name, theme_color]).toEqual(['Bright Path', '#123524'])
})
