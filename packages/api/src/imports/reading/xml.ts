import { refuse } from './refused.ts'

/** No list needs a document type; a file that has one wants to be expanded, or to fetch something. */
export const refuseDoctype = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWide =
    text.length >= 2 && (text.readUInt16BE(0) === 0xfeff || text.readUInt16BE(0) === 0xfffe || text[1] === 0)
  if (isWide) refuse('The file is written in another encoding than UTF-8. Save it anew.')
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.toString('latin1'))) refuse('The file holds a DOCTYPE. It is not read.')
}
