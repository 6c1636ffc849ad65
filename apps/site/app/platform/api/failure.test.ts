import { ApiError } from '@northlight/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { isApiError } from './api-error.ts'
import { failureOf } from './failure.ts'

test('an API error keeps its status, sentence and request id', () => {
  const error = new ApiError(500, { message: 'Something went wrong.', request_id: 'r-1' })
  expect(isApiError(error)).toBe(true)
  expect(failureOf(error)).toEqual({
    status: 500,
    message: 'Something went wrong.',
    requestId: 'r-1',
    isUnreached: false,
  })
})

test('a server that cannot be reached counts as unavailable, not as status 0', () => {
  expect(failureOf(new ApiError(0, { message: 'No connection.' }))).toMatchObject({ status: 503, isUnreached: true })
})

afterEach(() => vi.unstubAllGlobals())

test('a page that could not be fetched is no fault of the server, and says what to do', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureOf(new TypeError('Failed to fetch'))).toMatchObject({
    status: 503,
    isUnreached: true,
    message: expect.stringContaining('connection'),
  })
})

test('the message of an unknown error never reaches the screen', () => {
  expect(failureOf(new Error('SELECT * FROM users'))).toEqual({ status: 500, message: '' })
  expect(failureOf('text')).toEqual({ status: 500, message: '' })
})
