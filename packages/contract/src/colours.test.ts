import { expect, test } from 'vitest'
import { contrastOf, dyed, inkName, productColours } from './colours.ts'

const green = { night: '#123524', gold: '#e9b44c' }

test('in the colours of the product nothing is changed, letter by letter', () => {
  const sheet = '.a{color:#0e1a33;background:#0E1A33e6}'
  expect(dyed(sheet, productColours)).toBe(sheet)
  expect(inkName(productColours)).toBeUndefined()
  expect(inkName({ night: '#0E1A33', gold: '#EACF6C' })).toBeUndefined()
})

test('every spelling of a colour takes the own one, with its transparency; foreign colours and words stay', () => {
  expect(
    dyed('#0e1a33 #0E1A33e6 #EACF6C rgb(14 26 51/.28) rgba(14, 26, 51, 0.1) #b3402a #0e1a33x url(#night)', green),
  ).toBe('#123524 #123524e6 #e9b44c rgb(18 53 36/.28) rgba(18,53,36, 0.1) #b3402a #0e1a33x url(#night)')
  expect(inkName(green)).toBe('123524-e9b44c')
})

test('a colour that is none dyes nothing', () => {
  expect(dyed('#0e1a33', { night: 'red;}', gold: '#e9b44c' })).toBe('#0e1a33')
})

test.for(['#e9b44c', '#ffffff', '#ffe000', '#f4a6c0', '#9be564'])(
  'the text twin of %s can be read on a tinted ground',
  (gold) => {
    const twin = dyed('#7a5b12', { ...green, gold })
    expect(contrastOf(twin, '#f4eddd')).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(dyed('#7f8db0', { ...green, gold }), green.night)).toBeGreaterThanOrEqual(3)
  },
)
