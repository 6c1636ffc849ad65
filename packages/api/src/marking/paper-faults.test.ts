import { scheme } from '@northlight/exam/papers/packs'
import { expect } from 'vitest'
import { test } from '../../testing/test.ts'
import { readPaperVersion } from './paper-faults.ts'

test('a paper whose right options have the same letter is to be looked at', async ({ ctx, make }) => {
  const paperOf = async (letters: string[]) => {
    const slots = []
    for (const right of letters)
      slots.push({
        questions: [await make.question({ key: { type: 'single', right: [right] } })],
        scheme: scheme(4, -1),
        duration_ms: null,
      })
    const id = await make.paper({ sections: [{ name: 'Physics', subject: 'Physics', slots }] })
    return (await readPaperVersion(ctx, id)).faults
  }
  expect(await paperOf([...'AAAAAAAABC'])).toEqual([
    { level: 'look', message: expect.stringContaining('In 8 of 10 questions of one choice the right option is A.') },
  ])
  expect(await paperOf([...'AABBCCDDAB'])).toEqual([])
  // A few may fall together by chance.
  expect(await paperOf([...'AAA'])).toEqual([])
})
