import { type Say, sayEnglish } from '@northlight/contract/words/say'

const names: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

export type FileRule = { types: readonly string[]; maxBytes: number }

const listed = (words: string[], say: Say) =>
  words.length < 2
    ? words.join('')
    : say('{some} or {last}', { some: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' })

/** "JPG, PNG or PDF" */
export const typeNames = (types: readonly string[], say: Say) =>
  listed([...new Set(types.map((type) => names[type] ?? type))], say)

const KB = 1024
const MB = KB * 1024

/** "312 KB", "4.9 MB": rounded up, so that a file just over a limit never reads as the limit. */
export const fileSize = (bytes: number) => {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`
  return `${Math.ceil((bytes / MB) * 10) / 10} MB`
}

/** "JPG, PNG or PDF, at most 5 MB": the hint, from the same numbers that refuse. */
export const fileHint = (rule: FileRule, say: Say = sayEnglish) =>
  say('{types}, at most {size}', { types: typeNames(rule.types, say), size: limitSize(rule.maxBytes) })

// A limit is rounded down: a promise must hold.
const limitSize = (bytes: number) =>
  bytes >= MB ? `${Math.floor((bytes / MB) * 10) / 10} MB` : `${Math.floor(bytes / KB)} KB`

/** The sentence that says why a file cannot be taken, or nothing. */
export const fileProblem = (
  file: Pick<File, 'type' | 'size'>,
  rule: FileRule,
  say: Say = sayEnglish,
): string | undefined => {
  if (file.size === 0) return say('This file is empty. Please choose another.')
  if (!rule.types.includes(file.type))
    return say('This kind of file cannot be read here. Choose a {types} file.', { types: typeNames(rule.types, say) })
  if (file.size > rule.maxBytes)
    return say('This file has {size}. It must not be larger than {limit}.', {
      size: fileSize(file.size),
      limit: limitSize(rule.maxBytes),
    })
  return undefined
}
