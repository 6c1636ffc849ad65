import { expect, test } from 'vitest'
import { memoryFolderOf } from './memory-folder.ts'

const gigabyte = 1024 ** 3
const mounts = 'proc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,size=8g 0 0\n'

test('a run lies in memory where there is room for it', () => {
  expect(memoryFolderOf({ mounts, room: 4 * gigabyte, memory: 8 * gigabyte })).toBe('/dev/shm')
})

test.each([
  ['it has too little room, as in a container', { mounts, room: 64 * 1024 ** 2, memory: 8 * gigabyte }],
  ['memory is short', { mounts, room: 4 * gigabyte, memory: 3 * gigabyte }],
  [
    'nothing may be started from it',
    { mounts: mounts.replace('nosuid', 'noexec'), room: 4 * gigabyte, memory: 8 * gigabyte },
  ],
  ['there is none', { mounts: 'proc /proc proc rw 0 0\n', room: 4 * gigabyte, memory: 8 * gigabyte }],
])('and on the disk where %s', (_, machine) => {
  expect(memoryFolderOf(machine)).toBeUndefined()
})
