import { expect, test } from 'vitest'
import { examAddress } from './exam-address.ts'

test.each([
  ['/online-tests/jee-6/ongoing', '/online-tests/jee-6', '/tests/jee-6'],
  ['/online-tests/jee-6/ongoing/', '/online-tests/jee-6', '/tests/jee-6'],
  ['/online-tests/ongoing/ongoing', '/online-tests/ongoing', '/tests/ongoing'],
  ['/admission/online-tests/class-11/ongoing', '/admission/online-tests/class-11', '/admission/info/test/class-11'],
])('%s is the test %s', (pathname, base, root) => {
  expect(examAddress(pathname)).toEqual({ base, root })
})
