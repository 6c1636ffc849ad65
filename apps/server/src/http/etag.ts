import { createHash } from 'node:crypto'

/** Weak, because one tag stands for the plain, the brotli and the gzip form of the same content. */
export const weakTag = (bytes: Uint8Array | string): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` names the tag; the comparison is the weak one, as the header demands. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const wanted = bare(tag)
  return header.split(',').some((one) => bare(one) === wanted)
}
