import { type BinaryToTextEncoding, createHash } from 'node:crypto'

/** SHA-256, the one digest of the product: tokens, links and keys that are kept without what they were made from. */
export const digest = (value: string | Uint8Array, encoding: BinaryToTextEncoding = 'hex'): string =>
  createHash('sha256').update(value).digest(encoding)
