import { expect, test } from 'vitest'
import { shareLink } from './share-links.ts'

const url = 'https://academy.test/knowledge-desk/a-b'
const title = 'Rank & percentile: “what?” #1'

test('every network receives the whole address and nothing of the title breaks out of it', () => {
  for (const target of ['facebook', 'twitter', 'linkedin'] as const) {
    const { searchParams } = new URL(shareLink(target, url, title))
    expect(searchParams.get('u') ?? searchParams.get('url')).toBe(url)
  }
  expect(new URL(shareLink('twitter', url, title)).searchParams.get('text')).toBe(title)
})

test('a message on WhatsApp is the title and the address', () => {
  expect(new URL(shareLink('whatsapp', url, title)).searchParams.get('text')).toBe(`${title} ${url}`)
})
