import { expect, test } from 'vitest'
import { checkInThread, hashInThread } from './password-thread.ts'

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }

test('a password matches its own hash and no other, also when several are computed at once', async () => {
  const passwords = ['Polaris#2027', 'ಧ್ರುವತಾರೆ 2027', ' with a space ']
  const hashes = await Promise.all(passwords.map((password) => hashInThread(password, cheap)))
  expect(new Set(hashes).size).toBe(3)
  const answers = await Promise.all(
    hashes.flatMap((hash) => passwords.map((password) => checkInThread(hash, password))),
  )
  expect(answers).toEqual([true, false, false, false, true, false, false, false, true])
})

test('what cannot be computed is an error for whoever asked, and the next one is answered', async () => {
  await expect(checkInThread('not a hash', 'Polaris#2027')).rejects.toThrow('could not be computed')
  const hash = await hashInThread('Polaris#2027', cheap)
  await expect(checkInThread(hash, 'Polaris#2027')).resolves.toBe(true)
})
