import { expect, test } from 'vitest'
import { createTabLock, type Locks } from './tab-lock.ts'

/** The browser's rules for one lock: available or not, and stolen from the person who holds it. */
const fakeLocks = (): Locks => {
  let holder: { reject: (reason: unknown) => void } | undefined
  const request = (_name: string, options: LockOptions, run: (lock: unknown) => unknown) => {
    if (holder && !options.steal) return Promise.resolve(run(null))
    holder?.reject(new DOMException('stolen', 'AbortError'))
    return new Promise((resolve, reject) => {
      const own = { reject }
      holder = own
      Promise.resolve(run({})).then((value) => {
        if (holder === own) holder = undefined
        resolve(value)
      })
    })
  }
  return { request } as unknown as Locks
}

test('the second tab does not get in, and gets in once the first is gone', async () => {
  const locks = fakeLocks()
  const first = createTabLock('a', locks, () => {})
  const second = createTabLock('a', locks, () => {})
  expect(await first.hold()).toBe(true)
  expect(await second.hold()).toBe(false)
  first.release()
  await Promise.resolve()
  expect(await second.hold()).toBe(true)
})

test('a takeover is heard by the tab that held it', async () => {
  const locks = fakeLocks()
  let lost = 0
  const first = createTabLock('a', locks, () => {
    lost += 1
  })
  const second = createTabLock('a', locks, () => {})
  await first.hold()
  await second.takeOver()
  await Promise.resolve()
  expect(lost).toBe(1)
  expect(await first.hold()).toBe(false)
})

test('a browser without locks lets every tab in', async () => {
  expect(await createTabLock('a', undefined, () => {}).hold()).toBe(true)
})
