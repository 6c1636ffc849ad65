import type { UploadedFile } from '@northlight/contract/uploads'
import { fileTypeFromBuffer } from 'file-type'
import type { z } from 'zod'
import { fail } from './errors.ts'
import { formValues } from './form-values.ts'
import { metaOf } from './validate.ts'

const plainBodyLimit = 256 * 1024

/** Room for files two and a half times over, so that a file somewhat too large gets its own message on its own field. */
const bodyLimit = (input: z.ZodObject): number =>
  Object.values(input.shape).reduce((limit, field) => {
    const { upload, maxBytes } = metaOf(field as z.ZodType)
    return limit + 2.5 * (upload?.maxBytes ?? maxBytes ?? 0)
  }, plainBodyLimit)

const readLimited = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) fail('too_large')
  // A body of known length cannot grow on the way, and reading it whole costs a fraction of reading it as a stream.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) fail('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whoever leaves while sending hears nothing any more; it is no failure of ours. */
const orGone = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return fail('bad_request')
  throw error
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

/**
 * Reads a body in any of the three encodings. Only the fields the schema names are taken, so nothing else
 * can reach a verb; the query string never feeds a body.
 */
export const readBody = async (request: Request, input: z.ZodObject): Promise<Record<string, unknown>> => {
  const bytes = await readLimited(request, bodyLimit(input)).catch(orGone)
  const contentType = request.headers.get('content-type') ?? ''
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase()
  if (bytes.length === 0) return {}

  const json = kind === 'application/json' ? parseJson(bytes) : null
  if (!json && kind !== 'multipart/form-data' && kind !== 'application/x-www-form-urlencoded') fail('unsupported_type')
  const values = json ?? formValues(await parseForm(bytes, contentType), input)

  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(input.shape)) {
    const sent = Object.hasOwn(values, name) ? values[name] : undefined
    if (sent instanceof File) fields[name] = sent.size === 0 && sent.name === '' ? undefined : await asUpload(sent)
    else fields[name] = metaOf(schema as z.ZodType).verbatim ? (sent ?? undefined) : cleaned(sent)
  }
  return fields
}
