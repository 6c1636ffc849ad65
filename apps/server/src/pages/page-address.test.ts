import { describe, expect, test } from 'vitest'
import { pageAddress, tidyAddress } from './page-address.ts'

describe('the key of a page', () => {
  const dataSets = (path: string) => (path === '/events' ? ['root,routes/events', 'routes/events'] : ['routes/home'])

  test.each([
    ['/', '/', true],
    ['/events', '/events', true],
    ['/events?page=2', '/events?page=2', true],
    ['/events?utm_source=x&page=2&fbclid=y', '/events?page=2', true],
    ['/?utm_campaign=x', '/', true],
    ['/?page=2', '/', true],
    ['/faq?page=2', '/faq', true],
    ['/events?anything=x&__proto__=2&constructor=3', '/events', true],
    ['/events?page=0', '/events?page=0', false],
    ['/events?page=2&page=3', '/events?page=2&page=3', false],
    ['/events?when=past&page=2&x', '/events?page=2&when=past', false],
    ['/compare?c=a/b&c=c/d', '/compare?c=a%2Fb&c=c%2Fd', false],
    ['/events?_routes=root', '/events', true],
    ['/events.data?_routes=routes%2Fevents', '/events.data?_routes=routes%2Fevents', true],
    ['/events.data?_routes=routes/events&page=2', '/events.data?_routes=routes%2Fevents&page=2', true],
    ['/events.data?_routes=root', '/events.data?_routes=root', false],
    ['/events.data?toString=2', '/events.data', true],
    ['/.data?_routes=routes%2Fhome', '/.data?_routes=routes%2Fhome', true],
    ['/.data?_routes=invented', '/.data?_routes=invented', false],
    ['/EVENTS', '/EVENTS', false],
    ['/event-reservation/17-invented', '/event-reservation/17-invented', false],
    ['/confirm-address/17/invented', '/confirm-address/17/invented', false],
    ['/confirm-address/17/invented.data?x=1', '/confirm-address/17/invented.data', false],
    ['/%3Cscript%3E', '/%3Cscript%3E', false],
    [`/${'x'.repeat(400)}`, `/${'x'.repeat(400)}`, false],
  ])('%s is %s, kept: %s', (url, key, isKeepable) => {
    expect(pageAddress(url, { dataSets })).toEqual({ key, isKeepable })
  })

  test.each([
    ['/parent-consent/Secret', '/parent-consent/-'],
    ['/parent-consent/Secret/data', '/parent-consent/-/data'],
    ['/keep-account/Secret', '/keep-account/-'],
    ['/undo-address/Secret', '/undo-address/-'],
    ['/undo-address/Secret.data', '/undo-address/-.data'],
    ['/admission/hall-ticket/1-2-3', '/admission/hall-ticket/-'],
    ['/online-tests/invented/ongoing', '/online-tests/-/ongoing'],
    ['/admission/online-tests/invented', '/admission/online-tests/-'],
    ['/practice/0198', '/practice/-'],
    ['/profile/children/7', '/profile/children/-'],
    ['/profile/children/7/reports/0198', '/profile/children/-/reports/-'],
    ['/practice/bookmarks', '/practice/bookmarks'],
    ['/practice/try', '/practice/try'],
    ['/online-tests/neet-mock-1', '/online-tests/neet-mock-1'],
  ])('%s is kept under its route, %s', (url, key) => {
    expect(pageAddress(url)).toEqual({ key, isKeepable: true })
  })
})

describe('sloppy addresses lead to one address of this site', () => {
  test.each([
    ['/events/', '/events'],
    ['/events/?page=2', '/events?page=2'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\/evil.example', '/evil.example'],
    ['///', '/'],
    ['/a//b', '/a/b'],
    ['/x/../about-us?page=2', '/about-us?page=2'],
    ['/x/%2E./event-reservation/17-Ab', '/event-reservation/17-Ab'],
    ['/./..//\\evil.example/..', '/'],
    ['/x/..//.data', '/.data'],
  ])('%s goes to %s', (url, expected) => {
    expect(tidyAddress(url)).toBe(expected)
  })

  test.each(['/', '/events', '/events?next=//evil.example/'])('%s is left alone', (url) => {
    expect(tidyAddress(url)).toBeUndefined()
  })
})
