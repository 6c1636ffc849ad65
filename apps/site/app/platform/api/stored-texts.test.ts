import type { Client } from '@northlight/contract/client'
import { englishWords } from '@northlight/contract/words/words'
import { expect, test } from 'vitest'
import { saidIn } from './stored-texts.ts'

/** Says the same object again, as a reply that is kept does. */
const client = (translations: { source: string; said: string }[]) =>
  ({ get: async () => ({ translations }) }) as unknown as Client

test('the words of a language are the same object until its reply is another', async () => {
  const stored = [{ source: 'Our campus', said: 'ನಮ್ಮ ಕ್ಯಾಂಪಸ್' }]
  const first = await saidIn(client(stored), 'kn')
  expect(first.words.language).toBe('kn')
  expect(first.words.texts['Our campus']).toBe('ನಮ್ಮ ಕ್ಯಾಂಪಸ್')
  expect(first.stored).toEqual({ 'Our campus': 'ನಮ್ಮ ಕ್ಯಾಂಪಸ್' })
  expect((await saidIn(client(stored), 'kn')).words).toBe(first.words)
  const changed = await saidIn(client([{ source: 'Our campus', said: 'ನಮ್ಮ ಆವರಣ' }]), 'kn')
  expect(changed.words.texts['Our campus']).toBe('ನಮ್ಮ ಆವರಣ')
})

test('English has no texts of its own, and nobody is asked', async () => {
  const nobody = { get: () => Promise.reject(new Error('asked')) } as unknown as Client
  expect(await saidIn(nobody, 'en')).toEqual({ words: englishWords, stored: {} })
})
