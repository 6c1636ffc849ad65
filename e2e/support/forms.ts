import { deflateSync } from 'node:zlib'

/** A mobile number that no other journey uses: forms are limited by who sends them. */
export const ownPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
export const ownEmail = () => `journey-${crypto.randomUUID().slice(0, 8)}@example.com`

const crcOf = (bytes: Uint8Array) => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const length = Buffer.alloc(4)
  const crc = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crcOf(named))
  return Buffer.concat([length, named, crc])
}

/** A real picture of a few dots, for forms that ask for one. */
export const smallPicture = (name: string) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(8, 0)
  header.writeUInt32BE(8, 4)
  // Eight bits a dot, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  // Each row begins with the filter it uses: none.
  const rows = Buffer.concat(Array.from({ length: 8 }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(24, 0x7f)])))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}
