import { refuse } from './refused.ts'

const newline = 10

/** The line in which the bytes stop being UTF-8, as an editor counts. */
const brokenLine = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let start = 0
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== newline) continue
    try {
      decoder.decode(bytes.subarray(start, at))
    } catch {
      return line
    }
    line += 1
    start = at + 1
  }
  return line
}

const startsWith = (bytes: Uint8Array, ...marks: number[]) => marks.every((mark, at) => bytes[at] === mark)

/** UTF-8 and nothing else: what another encoding would be read as, nobody can tell from the bytes. */
export const textOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    return refuse('The file is written in UTF-16. Save it as UTF-8.')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? refuse('This is no list: it holds bytes that are no text.') : text
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return refuse(`Line ${brokenLine(bytes)} is not written in UTF-8. Save the file as UTF-8.`)
  }
}
