import { inflateSync } from 'node:zlib'

/** How many letters of a PDF no face of it has: pdfkit writes number 0 for them, and a reader sees an empty box. */
export const missingLetters = (bytes: Uint8Array): number => {
  const pdf = Buffer.from(bytes)
  let missing = 0
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at)
    const drawn = end === -1 ? '' : unpacked(pdf.subarray(at + 7, end))
    for (const [, letters = ''] of drawn.matchAll(/<((?:[0-9a-f]{4})+)>/g))
      missing += letters.match(/.{4}/g)?.filter((letter) => letter === '0000').length ?? 0
  }
  return missing
}

/** Pages only: a face or a picture is none that can be read as text. */
const unpacked = (stream: Uint8Array): string => {
  try {
    const text = inflateSync(stream).toString('latin1')
    return / TJ?\b/.test(text) ? text : ''
  } catch {
    return ''
  }
}
