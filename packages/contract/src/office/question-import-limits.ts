/** Limits of an import of questions; checked before anything is unpacked, and while it is read. */
export const questionImportLimits = {
  maxBytes: 10 * 1024 * 1024,
  rows: 5000,
  entries: 200,
  unpackedBytes: 100 * 1024 * 1024,
} as const
