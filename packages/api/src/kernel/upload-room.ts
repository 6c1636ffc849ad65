import { ApiFailure } from './errors.ts'

const megabyte = 1024 * 1024
/** Of all bodies with files that are being read at a time, and of those from one address. */
const room = 192 * megabyte
const roomOfOne = 64 * megabyte

let taken = 0
const takenBy = new Map<string, number>()

/**
 * Holds room in memory while a body with files is read and used. Without it a few hundred slow uploads, each within
 * its own limit, would end the process.
 */
export const withUploadRoom = async <T>(address: string, bytes: number, work: () => Promise<T>): Promise<T> => {
  const own = takenBy.get(address) ?? 0
  if (taken + bytes > room || own + bytes > roomOfOne)
    throw new ApiFailure('unavailable', {
      message: 'Many files are being sent just now. Please send yours again in a minute.',
      headers: { 'retry-after': '60' },
    })
  taken += bytes
  takenBy.set(address, own + bytes)
  try {
    return await work()
  } finally {
    taken -= bytes
    const left = (takenBy.get(address) ?? 0) - bytes
    if (left > 0) takenBy.set(address, left)
    else takenBy.delete(address)
  }
}
