import { expect, test } from 'vitest'
import { withNews } from './with-news.ts'

test('a save that comes alone is also when the screen was heard of last; a screen that was only heard of saved nothing', () => {
  const known = withNews(undefined, { id: 1, name: 'Asha', last_save_at: null, heard_at: '2026-11-22T04:30:00.000Z' })
  const saved = withNews(known, { id: 1, last_save_at: '2026-11-22T04:31:00.000Z', answered: 3 })
  expect(saved).toMatchObject({ name: 'Asha', answered: 3, heard_at: '2026-11-22T04:31:00.000Z' })
  expect(withNews(saved, { id: 1, heard_at: '2026-11-22T04:33:00.000Z' })).toMatchObject({
    last_save_at: '2026-11-22T04:31:00.000Z',
    heard_at: '2026-11-22T04:33:00.000Z',
  })
  const both = { id: 1, last_save_at: '2026-11-22T04:34:00.000Z', heard_at: '2026-11-22T04:35:00.000Z' }
  expect(withNews(saved, both)).toMatchObject(both)
})
