import { contrastOf } from '@northlight/contract/colours'
import { expect, test } from 'vitest'
import { failing, isColour } from './contrast.ts'

test('black on white is 21, a colour on itself is 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#1b2540', '#1b2540')).toBe(1)
  expect(contrastOf('#7a5b12', '#fbf8f1')).toBeGreaterThan(4.5)
})

test('our own colours pass, a pale night does not', () => {
  expect(failing({ night: '#0e1a33', gold: '#eacf6c' })).toEqual([])
  expect(failing({ night: '#8899bb', gold: '#eacf6c' }).map(({ name }) => name)).toContain('Paper on night')
})

test('only six digits are a colour', () => {
  expect(['#0e1a33', '#ABCDEF'].every(isColour)).toBe(true)
  expect(['#fff', 'night', '#0e1a3g'].some(isColour)).toBe(false)
})
