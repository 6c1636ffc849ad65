import { readFileSync, statfsSync } from 'node:fs'

const place = '/dev/shm'
const gigabyte = 1024 ** 3

type Machine = { mounts: string; room: number; memory: number }

/**
 * A folder of this machine that lies in memory, if there is one with room for a whole run. Databases, profiles of
 * browsers and data of servers are made there and thrown away by the thousand, and none of it waits for a disk.
 */
export const memoryFolderOf = ({ mounts, room, memory }: Machine): string | undefined => {
  const options = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(mounts)?.[1]?.split(',')
  // PostgreSQL runs from a copy of its programs when root starts it.
  if (!options?.includes('rw') || options.includes('noexec')) return undefined
  return room >= 4 * gigabyte && memory >= 8 * gigabyte ? place : undefined
}

export const memoryFolder = (): string | undefined => {
  try {
    const { bavail, bsize } = statfsSync(place)
    const mounts = readFileSync('/proc/mounts', 'utf8')
    return memoryFolderOf({ mounts, room: bavail * bsize, memory: process.availableMemory() })
  } catch {
    // Another system than Linux.
    return undefined
  }
}
