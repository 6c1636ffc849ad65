import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array }

/** Days since 1980 in the two-byte form of the format. */
const dosDate = (at: Date) => ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
const dosTime = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)

const fields = (...parts: [size: 2 | 4, value: number][]) => {
  const buffer = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of parts) {
    if (size === 2) buffer.writeUInt16LE(value, at)
    else buffer.writeUInt32LE(value >>> 0, at)
    at += size
  }
  return buffer
}

/** Names are UTF-8 (flag 0x0800), contents deflated; what every system opens without a further program. */
export const zip = (entries: ZipEntry[], madeAt: Date): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name, 'utf8')
    const facts: [2 | 4, number][] = [
      [2, 20],
      [2, 0x0800],
      [2, 8],
      [2, dosTime(madeAt)],
      [2, dosDate(madeAt)],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    ]
    const file = Buffer.concat([fields([4, 0x04034b50], ...facts), title, packed])
    directory.push(
      Buffer.concat([fields([4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), title]),
    )
    files.push(file)
    offset += file.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, size],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...files, ...directory, end])
}
