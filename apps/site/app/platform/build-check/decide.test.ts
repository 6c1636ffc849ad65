import { describe, expect, test } from 'vitest'
import { buildIdIn, checkEvery, isDue, isNewBuild, onChunkFailure, onNavigation, reloadGuard } from './decide.ts'

test('the manifest is looked at every sixty minutes', () => {
  expect(checkEvery).toBe(3_600_000)
  expect(isDue(0, checkEvery - 1)).toBe(false)
  expect(isDue(0, checkEvery)).toBe(true)
})

describe('a new build', () => {
  test('is one with another id', () => {
    expect(isNewBuild('a', { id: 'b', timestamp: 1 })).toBe(true)
    expect(isNewBuild('a', { id: 'a', timestamp: 2 })).toBe(false)
  })

  test('is never concluded from a broken answer', () => {
    for (const answer of [null, undefined, '', '<html>', [], {}, { id: 7 }, { id: '' }]) {
      expect(buildIdIn(answer)).toBeNull()
      expect(isNewBuild('a', answer)).toBe(false)
    }
  })

  test('makes the next link a full load, but never over a form or a test', () => {
    expect(onNavigation({ newBuild: true, busy: false })).toBe('full-load')
    expect(onNavigation({ newBuild: true, busy: true })).toBe('in-app')
    expect(onNavigation({ newBuild: false, busy: false })).toBe('in-app')
  })
})

describe('a file that cannot be fetched', () => {
  const requested = 40_000

  test('reloads the page once', () => {
    expect(onChunkFailure({ online: true, busy: false, lastReload: 0, now: 50_000, requested })).toBe('reload')
  })

  test('does not reload again within ten seconds', () => {
    expect(reloadGuard).toBe(10_000)
    expect(onChunkFailure({ online: true, busy: false, lastReload: 50_000, now: 59_999, requested })).toBe('show-error')
    expect(onChunkFailure({ online: true, busy: false, lastReload: 50_000, now: 60_000, requested })).toBe('reload')
  })

  test('still counts the guard when the clock was set back', () => {
    expect(onChunkFailure({ online: true, busy: false, lastReload: 50_000, now: 49_000, requested })).toBe('show-error')
  })

  test('asks however late it fails, when the document came by such a reload', () => {
    const state = { online: true, busy: false, lastReload: 50_000, now: 110_000 }
    expect(onChunkFailure({ ...state, requested: 50_100 })).toBe('ask')
    expect(onChunkFailure({ ...state, requested: 60_000 })).toBe('reload')
  })

  test('does not reload offline', () => {
    expect(onChunkFailure({ online: false, busy: true, lastReload: 0, now: 50_000, requested })).toBe('show-error')
  })

  test('asks first while a form is half filled or a test runs', () => {
    expect(onChunkFailure({ online: true, busy: true, lastReload: 0, now: 50_000, requested })).toBe('ask')
  })
})
