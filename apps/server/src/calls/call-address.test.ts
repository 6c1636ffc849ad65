import { contentEndpoints } from '@northlight/contract/content/endpoints'
import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { callAddress } from './call-address.ts'

describe('which calls are kept', () => {
  test('everything a visitor can read is', () => {
    expect((contentEndpoints as readonly Endpoint[]).filter(({ cachedUntil }) => !cachedUntil)).toEqual([])
  })

  test('nothing that looks at who asks, and nothing that is written', () => {
    const kept = (endpoints as readonly Endpoint[]).filter(({ cachedUntil }) => cachedUntil)
    expect(kept.filter(({ method, audience }) => method !== 'get' || audience !== 'anyone')).toEqual([])
  })

  test.each(['/api/v1/profile', '/api/v1/search?q=physics', '/api/v1/admission/sittings', '/api/v1/nothing', '/'])(
    '%s is not',
    (url) => expect(callAddress(url)).toBeUndefined(),
  )
})

describe('the address of a kept call', () => {
  test.each([
    ['/api/v1/course', '/api/v1/course'],
    ['/api/v1/course?utm_source=mail&x=1&page=2', '/api/v1/course'],
    ['/api/v1/blog/all?page=2', '/api/v1/blog/all'],
    ['/api/v1/blog?total=12&page=2&gclid=a', '/api/v1/blog?page=2&total=12'],
    ['/api/v1/blog?page=2&total=12', '/api/v1/blog?page=2&total=12'],
    ['/api/v1/blog?page=&sort=-published_on', '/api/v1/blog?sort=-published_on'],
    ['/api/v1/blog?filter[is_popular]=true', '/api/v1/blog?filter%5Bis_popular%5D=true'],
    ['/api/v1/event?filter%5Bwhen%5D=upcoming', '/api/v1/event?filter%5Bwhen%5D=upcoming'],
  ])('%s is %s', (url, key) => expect(callAddress(url)).toMatchObject({ key, isKeepable: true }))

  test.each([
    ['a text that is searched for', '/api/v1/blog?filter[search]=physics'],
    ['a filter that does not exist', '/api/v1/blog?filter[colour]=red'],
    ['a filter that does not exist and is empty', '/api/v1/blog?filter[colour]='],
    ['an order that does not exist', '/api/v1/blog?sort=colour'],
    ['several orders', '/api/v1/blog?sort=id,name'],
    ['a page that is none', '/api/v1/blog?page=01'],
    ['a page too far', '/api/v1/blog?page=99999'],
    ['a query given twice', '/api/v1/blog?page=1&page=2'],
    ['a name that is long', `/api/v1/blog?filter[category]=${'a'.repeat(101)}`],
    ['a name no database looks for', '/api/v1/blog?filter[category]=%00'],
    ['a slug in capitals', '/api/v1/blog/Sleep'],
    ['a slug in code', '/api/v1/blog/sl%65ep'],
  ])('%s is left to the API', (_, url) => expect(callAddress(url)?.isKeepable).toBe(false))

  test('calls that count seats are told from others', () => {
    expect(callAddress('/api/v1/course/jee/branch/mysuru')?.cachedUntil).toBe('seats')
    expect(callAddress('/api/v1/course')?.cachedUntil).toBe('content')
  })
})
