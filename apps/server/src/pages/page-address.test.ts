import { describe, expect, test } from 'vitest'
import { pageAddress, tidyAddress } from './page-address.ts'

describe('the key of a page', () => {
  test.each([
    ['/', '/', true],
    ['/events', '/events', true],
    ['/events?page=2', '/events?page=2', true],
    ['/events?utm_source=x&page=2&fbclid=y', '/events?page=2', true],
    ['/?utm_campaign=x', '/', true],
    ['/events?page=0', '/events?page=0', false],
    ['/events?page=2&page=3', '/events?page=2&page=3', false],
    ['/events?q=anything', '/events?q=anything', false],
    ['/events?_routes=root', '/events?_routes=root', false],
    ['/events.data?_routes=root', '/events.data?_routes=root', true],
    ['/events?__proto__=2', '/events?__proto__=2', false],
    ['/events?constructor=2', '/events?constructor=2', false],
    ['/events.data?toString=2', '/events.data?toString=2', false],
    ['/%3Cscript%3E', '/%3Cscript%3E', false],
    [`/${'x'.repeat(400)}`, `/${'x'.repeat(400)}`, false],
  ])('%s is %s, kept: %s', (url, key, isKeepable) => {
    expect(pageAddress(url)).toEqual({ key, isKeepable })
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
  ])('%s goes to %s', (url, expected) => {
    expect(tidyAddress(url)).toBe(expected)
  })

  test.each(['/', '/events', '/events?next=//evil.example/'])('%s is left alone', (url) => {
    expect(tidyAddress(url)).toBeUndefined()
  })
})
