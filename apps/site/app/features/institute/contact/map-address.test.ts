import { expect, test } from 'vitest'
import { mapWindowOf } from './map-address.ts'

test('a marked place becomes a window around it', () => {
  const address = mapWindowOf('https://www.openstreetmap.org/?mlat=12.9296&mlon=77.5834#map=16/12.9296/77.5834')
  const { origin, pathname, searchParams } = new URL(address ?? '')
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(searchParams.get('marker')).toBe('12.9296,77.5834')
  expect(searchParams.get('bbox')?.split(',').map(Number)).toEqual([77.5774, 12.9266, 77.5894, 12.9326])
})

test.each([
  '',
  'not an address',
  'https://maps.example.com/?mlat=1&mlon=2',
  'http://www.openstreetmap.org/?mlat=1&mlon=2',
  'https://www.openstreetmap.org/#map=16/1/2',
  'https://www.openstreetmap.org/?mlat=x&mlon=y',
])('%s stays a link', (address) => {
  expect(mapWindowOf(address)).toBeUndefined()
})
