import { expect, test } from 'vitest'
import { lazyPart } from './part.tsx'

const View = () => null

test('the code of a part is fetched once, however often it is asked for', async () => {
  let fetched = 0
  const part = lazyPart(async () => {
    fetched++
    return View
  })
  await Promise.all([part.load(), part.load()])
  await part.load()
  expect(fetched).toBe(1)
  expect(part.store.get()).toEqual({ status: 'ready', View })
})

test('a part that could not be fetched can be tried again', async () => {
  let broken = true
  const part = lazyPart(async () => {
    if (broken) throw new TypeError('Failed to fetch dynamically imported module')
    return View
  })
  await part.load()
  expect(part.store.get().status).toBe('failed')
  broken = false
  await part.load()
  expect(part.store.get().status).toBe('ready')
})
