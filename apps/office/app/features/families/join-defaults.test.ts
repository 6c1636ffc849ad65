import type { FamilyState } from '@northlight/contract/office/family-words'
import { expect, test } from 'vitest'
import { keepsOwnState, toldApartBy } from './join-defaults.ts'

const family = (state: FamilyState, day = '10') => ({ state, came_at: `2026-11-${day}T04:00:00.000Z` })

test('the further state is kept, whichever family is open', () => {
  expect(keepsOwnState(family('new'), family('contacted'))).toBe(false)
  expect(keepsOwnState(family('contacted'), family('new'))).toBe(true)
  expect(keepsOwnState(family('lost'), family('new'))).toBe(false)
})

test('of two states alike that of the older family is kept', () => {
  expect(keepsOwnState(family('visited', '12'), family('visited', '10'))).toBe(false)
  expect(keepsOwnState(family('visited', '10'), family('visited', '12'))).toBe(true)
})

test('two families of one name are told apart by number and last contact', () => {
  const contacts = [{ id: 1, kind: 'phone' as const, value: '9845000155', whose: null }]
  const words = toldApartBy({ contacts, touched_at: '2026-11-12T04:00:00.000Z' })
  expect(words).toMatch(/98450 ?00155, last contact 12 Nov/)
  expect(toldApartBy({ contacts: [], touched_at: '2026-11-12T04:00:00.000Z' })).toMatch(/^last contact/)
})
