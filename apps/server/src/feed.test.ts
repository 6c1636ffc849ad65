import { expect, test } from 'vitest'
import { feedText } from './feed.ts'

const item = {
  name: 'Heat & <work>',
  slug: 'heat',
  short_description: 'It’s about\u0000 energy.',
  author_name: 'A. Rao',
  category: 'Physics',
  published_on: '2026-11-15T04:30:00.000Z',
  updated_at: '2026-11-16T04:30:00.000Z',
}

test('the feed is well-formed whatever an article is called', () => {
  const text = feedText('https://x.test', { name: 'Test & Co', tagline: '' }, [item])
  expect(text).toContain('<title>Heat &amp; &lt;work&gt;</title>')
  expect(text).toContain('<description>It’s about energy.</description>')
  expect(text).toContain('<guid isPermaLink="true">https://x.test/knowledge-desk/heat</guid>')
  expect(text).toContain('<pubDate>Sun, 15 Nov 2026 04:30:00 GMT</pubDate>')
  expect(text).toContain('<lastBuildDate>Mon, 16 Nov 2026 04:30:00 GMT</lastBuildDate>')
  expect(text).toContain('<title>Test &amp; Co: knowledge desk</title>')
})

test('a feed without articles is still a feed', () => {
  expect(feedText('https://x.test', { name: 'Test', tagline: 'Learn.' }, [])).toMatch(/<channel>[\s\S]*<\/channel>/)
})
