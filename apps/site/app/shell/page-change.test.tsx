// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PlaceContext } from '../platform/navigation/place.ts'
import { PageChange } from './page-change.tsx'

let root: Root
const show = (pathname: string, hash: string) => {
  const place = { pathname, search: '', hash, key: 'test', state: null }
  flushSync(() =>
    root.render(
      <PlaceContext value={place}>
        <PageChange />
      </PlaceContext>,
    ),
  )
}

beforeEach(() => {
  document.title = 'Profile'
  document.body.innerHTML = '<main><h1>Profile</h1><h2 id="fees paid">Fees</h2></main><div></div>'
  root = createRoot(document.querySelector('div') as Element)
  show('/auth/sign-in', '')
})
afterEach(() => flushSync(() => root.unmount()))

test.for([
  ['', 'Profile'],
  ['#fees%20paid', 'Fees'],
  ['#nowhere', 'Profile'],
  // Somebody may sign in from an address that was cut in the middle of a sign.
  ['#%', 'Profile'],
  ['#fees%2', 'Profile'],
] as const)('after a change of page to %s the reader starts at “%s” and hears the title', async ([hash, heading]) => {
  show('/profile', hash)
  expect(document.activeElement?.textContent).toBe(heading)
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toBe('Profile')
})
