import type { FieldErrors } from '@northlight/contract/errors'

/** The little of a schema that a form needs; any schema of the contract has it. */
export type FormSchema = {
  safeParse(values: unknown): {
    success: boolean
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
  }
}

export type FormState<Reply> =
  | { status: 'idle'; errors: FieldErrors; result?: undefined }
  | { status: 'submitting'; errors: FieldErrors; result?: undefined }
  | { status: 'success'; errors: FieldErrors; result: Reply }
  | { status: 'failure'; errors: FieldErrors; result?: undefined }

export type FormEvent<Reply> =
  | { type: 'submitted' }
  | { type: 'succeeded'; reply: Reply }
  | { type: 'failed'; errors: FieldErrors }
  | { type: 'field-checked'; name: string; errors: string[] }
  | { type: 'part-checked'; names: readonly string[]; errors: FieldErrors }
  | { type: 'field-changed'; name: string }

const without = (errors: FieldErrors, name: string): FieldErrors => {
  const { [name]: _, ...rest } = errors
  return rest
}

export const nextFormState = <Reply>(state: FormState<Reply>, event: FormEvent<Reply>): FormState<Reply> => {
  switch (event.type) {
    case 'submitted':
      return { status: 'submitting', errors: {} }
    case 'succeeded':
      return { status: 'success', errors: {}, result: event.reply }
    case 'failed':
      return { status: 'failure', errors: event.errors }
    case 'field-checked': {
      const rest = without(state.errors, event.name)
      return { ...state, errors: event.errors.length > 0 ? { ...rest, [event.name]: event.errors } : rest }
    }
    case 'part-checked': {
      const rest = event.names.reduce(without, state.errors)
      return { ...state, errors: { ...rest, ...event.errors } }
    }
    case 'field-changed':
      // Typing again takes the old complaint away, and the thanks for the last time too.
      if (state.status === 'success') return { status: 'idle', errors: {} }
      return event.name in state.errors ? { ...state, errors: without(state.errors, event.name) } : state
  }
}

/** Passes for an array of that length and holds no memory: a form with a file is read at every blur. */
const unreadBytes = (length: number): Uint8Array => Object.create(Uint8Array.prototype, { length: { value: length } })

/** A file as the contract's rules see it. They ask for its kind and its length, so its bytes need not be read. */
const asUpload = (file: File) => ({ name: file.name, type: file.type || null, bytes: unreadBytes(file.size) })

/** As the API reads a form: texts trimmed, empty ones and empty files missing, a repeated name a list. */
export const valuesOf = (form: FormData): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const given = form
      .getAll(name)
      .map((value) => (typeof value === 'string' ? value.trim() : value))
      .filter((value) => (typeof value === 'string' ? value !== '' : value.size > 0))
      .map((value) => (typeof value === 'string' ? value : asUpload(value)))
    if (given.length > 0) values[name] = given.length === 1 ? given[0] : given
  }
  return values
}

/** The sentences of a schema, by field. */
export const errorsOf = (schema: FormSchema, values: unknown): FieldErrors => {
  const result = schema.safeParse(values)
  const errors: FieldErrors = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0] ?? '')
    errors[name] = [...(errors[name] ?? []), message]
  }
  return errors
}

/** Only the complaints about these fields. */
export const errorsAmong = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

/** The same complaints in the order of the fields on the page; those about no field of the form come last. */
export const inReadingOrder = (names: readonly string[], errors: FieldErrors): FieldErrors => {
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(Object.entries(errors).toSorted(([a], [b]) => placeOf(a) - placeOf(b)))
}

/** The first of the form's fields, in reading order, that carries an error. */
export const firstInvalid = (names: readonly string[], errors: FieldErrors): string | undefined =>
  names.find((name) => (errors[name]?.length ?? 0) > 0)
