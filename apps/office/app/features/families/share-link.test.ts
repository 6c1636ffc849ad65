import { expect, test } from 'vitest'
import { shareLink } from './share-link.tsx'

test('a link carries its words in small letters, and nothing that was left empty', () => {
  const link = (page: string, source: string, campaign = '') => shareLink('https://n.test', page, { source, campaign })
  expect(link('/fees', 'Instagram', 'Nov Open Day!')).toBe(
    'https://n.test/fees?utm_source=instagram&utm_campaign=nov-open-day',
  )
  expect(link('fees?a=1', ' ')).toBe('https://n.test/fees?a=1')
  expect(link('https://elsewhere.test/x', 'a')).toBe('https://n.test/https://elsewhere.test/x?utm_source=a')
})
