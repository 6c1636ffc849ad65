import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'
import { matchesTag } from './etag.ts'
import { loggedPath } from './logged-path.ts'
import { requestIdOf } from './request-id.ts'
import { countedAddress, isLocalCaller, visitorAddress } from './visitor-address.ts'

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

describe('the address of the visitor', () => {
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 10.0.0.1, 10.0.0.2' }
  test.each([
    [0, '9.9.9.9'],
    [1, '10.0.0.2'],
    [2, '10.0.0.1'],
    [3, '6.6.6.6'],
    [4, '6.6.6.6'],
  ])('with %i trusted proxies is %s', (proxies, expected) => {
    expect(visitorAddress(request('9.9.9.9', forwarded), proxies)).toBe(expected)
  })

  test('is the socket when the proxy sent nothing usable', () => {
    expect(visitorAddress(request('9.9.9.9', { 'x-forwarded-for': 'unknown' }), 1)).toBe('9.9.9.9')
    expect(visitorAddress(request('9.9.9.9'), 1)).toBe('9.9.9.9')
  })

  test('writes IPv4 in one way', () => {
    expect(visitorAddress(request('::ffff:127.0.0.1'), 0)).toBe('127.0.0.1')
  })

  test('a caller behind an unannounced proxy on this machine is not local', () => {
    expect(isLocalCaller(request('127.0.0.1'))).toBe(true)
    expect(isLocalCaller(request('::1'))).toBe(true)
    expect(isLocalCaller(request('::ffff:127.0.0.1'))).toBe(true)
    expect(isLocalCaller(request('127.0.0.1', forwarded))).toBe(false)
    expect(isLocalCaller(request('192.168.1.5'))).toBe(false)
  })

  test.each([
    ['172.17.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }],
    ['127.0.0.1', { via: '1.1 Caddy' }],
  ])('a caller from %s that says %j of itself is not local', (socket, headers) => {
    expect(isLocalCaller(request(socket, headers))).toBe(false)
  })
})

describe('request ids', () => {
  test('come from outside only through a trusted proxy', () => {
    const given = request('1.1.1.1', { 'x-request-id': 'abcdef-123456' })
    expect(requestIdOf(given, 1)).toBe('abcdef-123456')
    expect(requestIdOf(given, 0)).not.toBe('abcdef-123456')
  })

  test('are made here when the given one could break a log or a header', () => {
    for (const bad of ['short', 'with space and more', `${'x'.repeat(65)}`, '{"a":"bbbbbbb"}']) {
      expect(requestIdOf(request('1.1.1.1', { 'x-request-id': bad }), 1)).toMatch(/^[\da-f-]{36}$/)
    }
  })
})

describe('paths in logs', () => {
  test.each([
    ['/events/annual-day?email=a@b.c', '/events/annual-day'],
    ['/auth/reset-password/abc', '/auth/reset-password/{hidden}'],
    ['/parent-consent/a-b_c', '/parent-consent/{hidden}'],
    ['/api/v1/account-deletion/a-b_c/keep', '/api/v1/account-deletion/{hidden}/keep'],
    ['/keep-account/a-b_c', '/keep-account/{hidden}'],
    ['/undo-address/a-b_c', '/undo-address/{hidden}'],
    ['/api/v1/address-change/a-b_c/undo', '/api/v1/address-change/{hidden}/undo'],
    ['/event-reservation/17-a-b', '/event-reservation/{hidden}'],
    ['/sent/event-reservation/17-a-b/cancel', '/sent/event-reservation/{hidden}/cancel'],
    ['/email/verify/17/aB3-xY_9kLmN0pQrStUvWxYz1234567890AbCdEfGhI', '/email/verify/17/{hidden}'],
    ['/confirm-address/17/aB3-xY_9kLmN0pQrStUvWxYz1234567890AbCdEfGhI', '/confirm-address/17/{hidden}'],
    ['/u/somebody@example.org', '/u/{hidden}'],
    ['/u/somebody%40example.org', '/u/{hidden}'],
    ['/call/9876543210', '/call/{hidden}'],
    ['/t/4f9c2b7a8d1e4f9c2b7a8d1e', '/t/{hidden}'],
    [
      '/2-year-integrated-day-scholar-and-residential-program',
      '/2-year-integrated-day-scholar-and-residential-program',
    ],
  ])('%s is logged as %s', (url, expected) => {
    expect(loggedPath(url)).toBe(expected)
  })
})

describe('content encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
    [undefined, 'identity'],
    ['nonsense;;;', 'identity'],
  ])('%s chooses %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })
})

test('If-None-Match is compared weakly, in lists too', () => {
  expect(matchesTag('"a", W/"b"', 'W/"b"')).toBe(true)
  expect(matchesTag('"b"', 'W/"b"')).toBe(true)
  expect(matchesTag('*', 'W/"b"')).toBe(true)
  expect(matchesTag('"c"', 'W/"b"')).toBe(false)
  expect(matchesTag(undefined, 'W/"b"')).toBe(false)
})

describe('an address as it is counted', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::1', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['2001:db8:1:3::1', '2001:db8:1:3::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '0:0:0:0::'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::'],
    ['internal', 'internal'],
  ])('%s is %s', (address, expected) => {
    expect(countedAddress(address)).toBe(expected)
  })
})
