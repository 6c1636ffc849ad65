import { z } from 'zod'

/** A file that arrived: `type` is what its bytes say it is, whatever its name or header claimed. */
export type UploadedFile = { name: string; type: string | null; bytes: Uint8Array }

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentTypes = [...imageTypes, 'application/pdf'] as const

const extensionOf: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
}

const oneOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

export const kilobytes = (n: number) => n * 1024

/** A file field. Hint, browser check and server rule all read the same numbers. */
export const upload = (
  label: string,
  rule: {
    types: readonly string[]
    maxBytes: number
    /** Bytes that are no known kind of file may be a list written as text. */
    takesText?: true
  },
) => {
  const named = rule.types.map((type) => extensionOf[type] ?? type)
  const names = oneOf.format(rule.takesText ? ['CSV', ...named] : named)
  return z
    .custom<UploadedFile>(() => true)
    .superRefine((file, context) => {
      // Said without stopping, so that rules about several fields are still told together with this one.
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      if (!isFile(file)) return refuse(`Choose a file for your ${label}.`)
      if (file.bytes.length === 0) return refuse(`The file for your ${label} is empty.`)
      if (file.bytes.length > rule.maxBytes)
        refuse(`The file must not be larger than ${Math.floor(rule.maxBytes / 1024)} KB.`)
      const isKnown = file.type === null ? rule.takesText === true : rule.types.includes(file.type)
      if (!isKnown) refuse(`Choose a ${names} file.`)
    })
    .meta({ label, upload: rule })
}
