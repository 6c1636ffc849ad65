import { lazy, type ReactNode, Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { drawAtOnce } from './draw-at-once.ts'

const never = new Promise<string>(() => {})
const Waits = () => use(never)
const Fails = (): string => {
  throw new Error('It cannot be drawn.')
}
const Later = lazy(() => new Promise<{ default: () => string }>(() => {}))
const page = (part: ReactNode) => (
  <html lang="en">
    <body>
      <h1>Fees</h1>
      <Suspense fallback={<p>One moment …</p>}>{part}</Suspense>
    </body>
  </html>
)

test('a page that has everything is drawn whole', () => {
  expect(drawAtOnce(page(<p>Every fee</p>)).toString()).toMatch(/^<!DOCTYPE html><html lang="en">.*<p>Every fee<\/p>/)
})

test.each([
  ['waits for data', <Waits key="" />],
  ['waits for its code', <Later key="" />],
  ['fails', <Fails key="" />],
])('a page of which a part %s is an error, and never a page without it', (_, part) => {
  expect(() => drawAtOnce(page(part))).toThrow('may not wait')
})
