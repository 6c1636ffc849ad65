import { describe, expect, test } from 'vitest'
import { dayTrack, minutesOf } from './day-track.ts'

describe('a time of day', () => {
  for (const [time, minutes] of [
    ['8:30 am', 510],
    ['12:30 pm', 750],
    ['12:15 am', 15],
    ['9.45 pm', 1305],
    ['noon', null],
  ] as const)
    test(`“${time}” is ${minutes ?? 'not known'}`, () => expect(minutesOf(time)).toBe(minutes))
})

const day = (lines: { from: string; to: string | null; what: string }[]) => [{ title: 'Day', places: '', lines }]

describe('a day on a scale', () => {
  const track = dayTrack(
    day([
      { from: '8:30 am', to: '12:30 pm', what: 'Classes, with a half-hour break' },
      { from: '12:30 pm', to: '1:30 pm', what: 'Lunch' },
      { from: '1:30 pm', to: '2:30 pm', what: 'Problem session' },
      { from: '9:45 pm', to: null, what: 'Lights out' },
    ]),
  )
  test('has four columns an hour, from half hour to half hour', () => {
    expect(track?.columns).toBe((23 - 8.5) * 4)
    expect(track?.days[0]?.segments.map(({ start, end }) => [start, end])).toEqual([
      [1, 17],
      [17, 21],
      [21, 25],
      [54, 58],
    ])
  })
  test('a meal has a word that fits its box', () => {
    expect(track?.days[0]?.segments.map(({ label }) => label)).toEqual([
      'Classes',
      'Food',
      'Problem session',
      'Lights out',
    ])
  })
  test('on which evenings something is has no room in its box', () => {
    const evening = day([{ from: '5:15 pm', to: '6:15 pm', what: 'Problem session on three evenings' }])
    expect(dayTrack(evening)?.days[0]?.segments[0]).toMatchObject({
      what: 'Problem session on three evenings',
      label: 'Problem session',
    })
  })
  test('names every second hour', () => {
    expect(track?.hours.map(({ label }) => label)).toEqual(['10 am', '12 pm', '2 pm', '4 pm', '6 pm', '8 pm', '10 pm'])
  })
  test('splits what a narrow box cannot hold', () => {
    expect(track?.days[0]?.segments[0]).toMatchObject({
      what: 'Classes',
      more: ', with a half-hour break',
      from: '8:30',
      until: '–12:30',
      spoken: '8:30 am to 12:30 pm',
      kind: 'class',
    })
  })
})

test('what has no readable time has no place on the scale', () => {
  const games = { from: 'after lunch', to: null, what: 'Games' }
  expect(dayTrack(day([games]))).toBeNull()
  const track = dayTrack(day([games, { from: '4:00 pm', to: '5:00 pm', what: 'Bus home' }]))
  expect(track?.days[0]?.segments).toMatchObject([{ what: 'Bus home', kind: 'rest' }])
})
