const word = (bytes: Buffer, at: number) => (at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0)

/** The segments of a JPEG say how long they are; in what follows the last one, the first end mark is the real one. */
const endOfJpeg = (bytes: Buffer): number => {
  let at = 2
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda && at < bytes.length) at += 2 + word(bytes, at + 2)
  const end = bytes.indexOf(Buffer.of(0xff, 0xd9), at)
  return end < 0 ? bytes.length : end + 2
}

const endOfPng = (bytes: Buffer): number => {
  const end = bytes.indexOf('IEND', 8, 'latin1')
  return end < 0 ? bytes.length : end + 8
}

const endOfWebp = (bytes: Buffer): number => (bytes.length < 12 ? bytes.length : bytes.readUInt32LE(4) + 8)

const ends: Record<string, (bytes: Buffer) => number> = {
  'image/jpeg': endOfJpeg,
  'image/png': endOfPng,
  'image/webp': endOfWebp,
}

/** How files begin that somebody would hide behind a picture. Phones put a short film there, which is merely left away. */
const begins = ['PK\x03\x04', '%PDF-', '<?php', '<script', '<html', '<!doctype', '<svg', '\x7fELF', 'MZ\x90\x00']

/** Whether a picture is another file as well, behind its end. */
export const hidesSecondFile = (type: string, sent: Uint8Array): boolean => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const behind = bytes
    .subarray(ends[type]?.(bytes) ?? bytes.length)
    .toString('latin1')
    .toLowerCase()
  return begins.some((mark) => behind.includes(mark.toLowerCase()))
}
