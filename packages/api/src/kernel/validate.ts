import type { FieldErrors } from '@northlight/contract/errors'
import type { FieldMeta } from '@northlight/contract/fields'
import { z } from 'zod'
import { invalid } from './errors.ts'

/** The notes a field carries (label, verbatim, upload rule), found through optional, default and pipe wrappers. */
export const metaOf = (schema: z.ZodType): FieldMeta => {
  const own = z.globalRegistry.get(schema)
  if (own) return own as FieldMeta
  const { innerType, in: input } = schema._zod.def as { innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? input
  return inner ? metaOf(inner) : {}
}

const errorsOf = (error: z.ZodError): FieldErrors => {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    const messages = errors[field] ?? []
    if (!messages.includes(issue.message)) messages.push(issue.message)
    errors[field] = messages
  }
  return errors
}

/** The value as the schema reads it, or 422 with every message on its field. */
export const validated = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value)
  return result.success ? result.data : invalid(errorsOf(result.error))
}
