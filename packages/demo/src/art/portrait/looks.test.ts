import { describe, expect, test } from 'vitest'
import { lookOf } from './looks.ts'
import { personSlug } from './portrait.ts'

describe('what a person looks like', () => {
  test('the words of the hint are followed', () => {
    expect(lookOf('gurpreet-anand', 'portrait, turban in deep blue, beard, curve and axes')).toMatchObject({
      hair: 'turban',
      hairColour: '#1f3a6e',
      beard: 'full',
    })
    expect(lookOf('meera-hegde', 'portrait, long plait, teal sari, force diagram')).toMatchObject({
      hair: 'plait',
      garment: 'sari',
      cloth: '#1f6f78',
      beard: 'none',
    })
    expect(lookOf('arvind-belagur', 'grey hair, round spectacles, dark kurta')).toMatchObject({
      spectacles: 'round',
      garment: 'kurta',
      older: true,
    })
    expect(lookOf('zubeida-khan', 'headscarf in soft gold, open book behind').hair).toBe('scarf')
  })

  test('a grey shirt makes nobody old', () => {
    expect(lookOf('vivek-shenoy', 'portrait, beard, grey shirt, circuit lines').older).toBe(false)
  })

  test('a young person is not given a beard by chance', () => {
    const beards = Array.from({ length: 40 }, (_, index) => lookOf(`student-${index}`, 'young man').beard)
    expect(new Set(beards)).toEqual(new Set(['none']))
  })

  test('the palette of the hint is the paper behind', () => {
    const grounds = [1, 2, 3, 4, 5, 6].map((palette) => lookOf('anyone', `portrait, palette ${palette}`).ground)
    expect(new Set(grounds).size).toBe(6)
  })

  test('the same name looks the same, another name does not', () => {
    expect(lookOf('ananya-rao', 'young woman')).toEqual(lookOf('ananya-rao', 'young woman'))
    expect(lookOf('ananya-rao', 'young woman')).not.toEqual(lookOf('sindhu-mahesh', 'young woman'))
  })
})

test('titles and apostrophes are no part of an address', () => {
  expect(personSlug("Rohan D'Mello")).toBe('rohan-dmello')
  expect(personSlug('Dr. Hemalatha Kadambi')).toBe('hemalatha-kadambi')
})
