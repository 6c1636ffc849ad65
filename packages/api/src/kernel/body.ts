import type { UploadedFile } from '@northlight/contract/uploads'
import { fileTypeFromBuffer } from 'file-type'
import type { z } from 'zod'
import { fail } from './errors.ts'
import { formValues } from './form-values.ts'
import { readLimited } from './read-limited.ts'
import { withUploadRoom } from './upload-room.ts'
import { urlencodedLimit, urlencodedPairs } from './urlencoded.ts'
import { metaOf, takesNull } from './validate.ts'

const plainBodyLimit = 256 * 1024

type BodyKind = 'application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded'
const kinds: readonly string[] = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded']

const kindOf = (request: Request) =>
  request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() as BodyKind | undefined

/**
 * How much of a body is taken. Only multipart carries files, with room for them two and a half times over, so that a
 * file somewhat too large gets its own message on its own field.
 */
export const bodyLimit = (input: z.ZodObject, kind: string | undefined): number => {
  if (kind !== 'application/json' && kind !== 'multipart/form-data') return urlencodedLimit
  return Object.values(input.shape).reduce((limit, field) => {
    const { upload, maxBytes } = metaOf(field as z.ZodType)
    return limit + 2.5 * ((kind === 'multipart/form-data' ? upload?.maxBytes : undefined) ?? maxBytes ?? 0)
  }, plainBodyLimit)
}

/** A text with a NUL in it cannot be stored by every database, and nobody ever means to type one. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

const asUpload = async (file: File): Promise<UploadedFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sniffed = await fileTypeFromBuffer(bytes)
  return { name: withoutNul(file.name), type: sniffed?.mime ?? null, bytes }
}

/** Deeper than anything we ask for. What lies below is dropped, so that no body can exhaust the stack. */
const deepest = 20

/** Trimmed, with empty meaning missing. Passwords and other verbatim fields are left exactly as typed. */
const cleaned = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutNul(value).trim() || undefined
  if (typeof value !== 'object' || value === null) return value ?? undefined
  if (depth === deepest) return undefined
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, depth + 1))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner, depth + 1)]))
}

const parseJson = (bytes: Uint8Array): Record<string, unknown> => {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail('malformed_json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail('malformed_json', 'The body must be a JSON object.')
  return value as Record<string, unknown>
}

const parseForm = async (bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    return fail('malformed_form')
  }
}

const readFields = async (request: Request, input: z.ZodObject, limit: number): Promise<Record<string, unknown>> => {
  const kind = kindOf(request)
  const bytes = await readLimited(request, limit)
  if (bytes.length === 0) return {}
  if (!kind || !kinds.includes(kind)) fail('unsupported_type')

  const json = kind === 'application/json' ? parseJson(bytes) : null
  const values =
    json ??
    formValues(
      kind === 'multipart/form-data'
        ? await parseForm(bytes, request.headers.get('content-type') ?? '')
        : urlencodedPairs(bytes),
      input,
    )

  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(input.shape)) {
    const sent = Object.hasOwn(values, name) ? values[name] : undefined
    // Older clients write null for what is missing. Where the schema names null, it is an answer that clears the field.
    if (sent === null && takesNull(schema as z.ZodType)) fields[name] = null
    else if (sent instanceof File) fields[name] = sent.size === 0 && sent.name === '' ? undefined : await asUpload(sent)
    else fields[name] = metaOf(schema as z.ZodType).verbatim ? (sent ?? undefined) : cleaned(sent)
  }
  return fields
}

/**
 * Reads a body in any of the three encodings. Only the fields the schema names are taken, so nothing else
 * can reach a verb; the query string never feeds a body.
 */
export const readBody = (request: Request, input: z.ZodObject, address: string): Promise<Record<string, unknown>> => {
  const limit = bodyLimit(input, kindOf(request))
  const read = () => readFields(request, input, limit)
  if (limit <= plainBodyLimit) return read()
  // A body that does not say how long it is may become as long as the limit.
  const announced = request.headers.get('content-length')
  return withUploadRoom(address, Math.min(limit, Number(announced ?? limit)), read)
}
