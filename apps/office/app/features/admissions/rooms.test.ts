import { expect, test } from 'vitest'
import { roomsIn, roomsText } from './rooms.ts'

test('rooms are read a line at a time, as people write them, and written back the same way', () => {
  const rooms = [
    { name: 'Room 101', seats: 40 },
    { name: 'Hall, east wing', seats: 120 },
  ]
  expect(roomsIn(roomsText(rooms))).toEqual(rooms)
  expect(roomsIn('Room 101 40\n\n  Hall, east wing , 120 \n')).toEqual(rooms)
  // Anyone who forgets the number is told so by the server, not given a room that is called “Room” with 7 seats.
  expect(roomsIn('Library')).toEqual([{ name: 'Library', seats: null }])
})
