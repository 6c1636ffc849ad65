import type { Choices, FieldErrors } from '@northlight/contract/errors'
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

/** Whether a field is declared nullable. Coercion would take null as well, and read it as 0 or false. */
export const takesNull = (schema: z.ZodType): boolean => {
  const { type, innerType, in: input } = schema._zod.def as { type: string; innerType?: z.ZodType; in?: z.ZodType }
  const inner = innerType ?? input
  return type === 'nullable' || (inner !== undefined && takesNull(inner))
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

const at = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], value)

/** The lists that something was chosen beside. What is missing altogether is asked for without them. */
const choicesOf = (error: z.ZodError, value: unknown): Choices =>
  Object.fromEntries(
    error.issues.flatMap((issue) =>
      issue.code === 'invalid_value' && issue.values.length > 1 && at(value, issue.path) !== undefined
        ? [[issue.path.map(String).join('.'), issue.values.map(String)]]
        : [],
    ),
  )

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
}

/** For a rule without a sentence of its own: the library's words are made for programmers. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return 'This is missing.'
  if (issue.code === 'invalid_type') return `This must be ${kinds[issue.expected] ?? 'of another kind'}.`
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'This is too long.' : 'This is too much.'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'This is too short.' : 'This is too little.'
  return 'This cannot be taken. Please check it.'
}

/** The value as the schema reads it, or 422 with every message on its field. */
export const validated = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value, { error: plainWords })
  return result.success ? result.data : invalid(errorsOf(result.error), choicesOf(result.error, value))
}
