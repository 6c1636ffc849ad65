import { regexes } from 'zod/v4/core'

/**
 * The part of zod that forms need, in a tenth of its weight: in the browser the contract's schemas only say what is
 * wrong with what was typed. The build puts it in zod's place (`vite/light-zod.ts`), and a test compares the two over
 * every form. What forms are not made of (records, tuples) accepts anything here: the server reads it.
 */
type Issue = { path: PropertyKey[]; message: string; isLast?: boolean }
/** `isOver`: a step of a pipe has failed, so nothing after it can be asked. */
type Payload = { value: unknown; issues: Issue[]; isOver?: boolean }
type Check = { run: (payload: Payload) => void; when?: (payload: Payload) => boolean }
type Message = string | ((issue: { input: unknown }) => string | undefined)
type Params =
  | string
  | { error?: Message; message?: string; path?: PropertyKey[]; when?: (payload: Payload) => boolean }
  | undefined
type Context = { addIssue(issue: string | { path?: PropertyKey[]; message?: string }): void }
type Limit = (limit: number, params?: Params) => Schema
type Rule = (params?: Params) => Schema
type Schema = {
  run(payload: Payload): void
  shape: Shape
  /** Of an array, kept as its only part. */
  element: Schema | undefined
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: Issue[] } }
  pipe(next: Pick<Schema, 'run'>): Schema
  min: Limit
  max: Limit
  int: Rule
  positive: Rule
  nonnegative: Rule
  regex(pattern: RegExp, params?: Params): Schema
  refine(holds: (value: never) => unknown, params?: Params): Schema
  superRefine(look: (value: never, context: Context) => void, params?: Params): Schema
  trim(): Schema
  transform(change: (value: never) => unknown): Schema
  optional(): Schema
  nullable(): Schema
  nullish(): Schema
  default(value: unknown): Schema
  meta(): Schema
  extend(more: Shape): Schema
  safeExtend(more: Shape): Schema
  omit(names: object): Schema
  pick(names: object): Schema
  partial(): Schema
}
type Shape = { [name: string]: Schema }

const sentence = (params: Params, input: unknown): string => {
  const given = typeof params === 'object' ? (params.error ?? params.message) : params
  return (typeof given === 'function' ? given({ input }) : given) ?? 'Invalid input'
}

const pathIn = (params: Params) => (typeof params === 'object' ? (params.path ?? []) : [])

const whenIn = (params: Params) => (typeof params === 'object' ? params.when : undefined)

const complain = (payload: Payload, params: Params, isLast = false) =>
  void payload.issues.push({ path: pathIn(params), message: sentence(params, payload.value), isLast })

const changed = (change: (value: never) => unknown) => (payload: Payload) => {
  payload.value = change(payload.value as never)
}

const isAborted = ({ isOver, issues }: Payload) => isOver || issues.some(({ isLast }) => isLast)

/** `own`: what the schema itself says, also of a rule that has no sentence. */
const schemaOf = (
  read: (payload: Payload) => void,
  own?: Params,
  checks: readonly Check[] = [],
  shape: Shape = {},
): Schema => {
  const run = (payload: Payload) => {
    read(payload)
    for (const check of checks) if (check.when ? check.when(payload) : !isAborted(payload)) check.run(payload)
  }
  const checked = (check: Check): Schema => schemaOf(read, own, [...checks, check], shape)
  /** A rule about the value; the others are still asked when it is broken. */
  const rule = (holds: (value: never) => boolean, params: Params, when?: Check['when']) =>
    checked({ when, run: (payload) => holds(payload.value as never) || complain(payload, params ?? own) })
  const pipe = (next: Pick<Schema, 'run'>): Schema =>
    schemaOf((payload) => {
      run(payload)
      if (payload.issues.length > 0) payload.isOver = true
      else next.run(payload)
    })
  const unless = (isEnough: (value: unknown) => boolean, otherwise?: unknown): Schema =>
    schemaOf((payload) => {
      if (isEnough(payload.value)) payload.value = otherwise ?? payload.value
      else run(payload)
    })
  const hasLength = ({ value }: Payload) => (value as { length?: number } | null | undefined)?.length !== undefined
  const sizeOf = (value: string | number | unknown[]) => (typeof value === 'number' ? value : value.length)
  const limit = (isWithin: (size: number) => boolean, params: Params) =>
    rule(
      (value) => isWithin(sizeOf(value)),
      params,
      (payload) => (typeof payload.value === 'number' ? !isAborted(payload) : hasLength(payload)),
    )
  const partOf = (isWanted: (name: string) => boolean): Shape =>
    Object.fromEntries(Object.entries(shape).filter(([name]) => isWanted(name)))
  const self: Schema = {
    run,
    shape,
    element: shape.element,
    pipe,
    safeParse(value) {
      const payload: Payload = { value, issues: [] }
      run(payload)
      const { issues } = payload
      return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data: payload.value }
    },
    min: (least, params) => limit((size) => size >= least, params),
    max: (most, params) => limit((size) => size <= most, params),
    int: (params) => rule(Number.isSafeInteger, params),
    positive: (params) => limit((size) => size > 0, params),
    nonnegative: (params) => limit((size) => size >= 0, params),
    regex: (pattern, params) => rule((value: string) => pattern.test(value), params),
    refine: (holds, params) => rule((value) => Boolean(holds(value)), params, whenIn(params)),
    superRefine: (look, params) =>
      checked({
        when: whenIn(params),
        run: ({ value, issues }) =>
          look(value as never, {
            addIssue(issue) {
              const { path = [], message = 'Invalid input' } = typeof issue === 'string' ? { message: issue } : issue
              issues.push({ path, message })
            },
          }),
      }),
    trim: () => checked({ run: changed((value: string) => value.trim()) }),
    transform: (change) => pipe({ run: changed(change) }),
    optional: () => unless((value) => value === undefined),
    nullable: () => unless((value) => value === null),
    nullish: () => unless((value) => value === undefined || value === null),
    default: (value) => unless((given) => given === undefined, value),
    meta: () => self,
    extend: (more) => object({ ...shape, ...more }),
    safeExtend: (more) => object({ ...shape, ...more }, undefined, checks),
    omit: (names) => object(partOf((name) => !(name in names))),
    pick: (names) => object(partOf((name) => name in names)),
    partial: () => object(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, part.optional()]))),
  }
  return self
}

const isOf = (holds: (value: unknown) => boolean, params?: Params) =>
  schemaOf((payload) => void (holds(payload.value) || complain(payload, params, true)), params)
const anything = () => schemaOf(() => {})

const object = (shape: Shape, params?: Params, checks: readonly Check[] = []): Schema =>
  schemaOf(
    (payload) => {
      const input = payload.value as Record<string, unknown> | null
      if (typeof input !== 'object' || input === null) return complain(payload, params, true)
      const output: Record<string, unknown> = {}
      for (const [name, part] of Object.entries(shape)) {
        const inner: Payload = { value: input[name], issues: [] }
        part.run(inner)
        payload.issues.push(...inner.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })))
        if (inner.value !== undefined || name in input) output[name] = inner.value
      }
      payload.value = output
    },
    params,
    checks,
    shape,
  )

const array = (item: Schema, params?: Params) =>
  schemaOf(
    (payload) => {
      if (!Array.isArray(payload.value)) return complain(payload, params, true)
      payload.value = payload.value.map((value, index) => {
        const inner: Payload = { value, issues: [] }
        item.run(inner)
        payload.issues.push(...inner.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })))
        return inner.value
      })
    },
    params,
    [],
    { element: item },
  )

const union = (options: readonly Schema[], params?: Params) =>
  schemaOf((payload) => {
    const tried = options.map((option) => {
      const inner: Payload = { value: payload.value, issues: [] }
      option.run(inner)
      return inner
    })
    const going = tried.filter((inner) => !isAborted(inner))
    const fitting = tried.find(({ issues }) => issues.length === 0) ?? (going.length === 1 ? going[0] : undefined)
    if (fitting) Object.assign(payload, fitting)
    else complain(payload, params, true)
  })

const string = (params?: Params) => isOf((value) => typeof value === 'string', params)
const number = (params?: Params) => isOf((value) => typeof value === 'number' && !Number.isNaN(value), params)
const isWebAddress = (value: string, protocol = /./) =>
  URL.canParse(value) && protocol.test(new URL(value).protocol.slice(0, -1))

export const z = {
  string,
  number,
  object,
  array,
  union,
  boolean: (params?: Params) => isOf((value) => typeof value === 'boolean', params),
  null: (params?: Params) => isOf((value) => value === null, params),
  literal: (literal: unknown, params?: Params) => isOf((value) => value === literal, params),
  enum: (values: readonly string[] | Record<string, string>, params?: Params) => {
    const options: readonly unknown[] = Object.values(values)
    return Object.assign(
      isOf((value) => options.includes(value), params),
      { options },
    )
  },
  email: (params?: Params) => string(params).regex(regexes.email, params),
  url: (params?: Params & { protocol?: RegExp }) =>
    string(params).refine((value: string) => isWebAddress(value, params?.protocol), params),
  iso: { date: (params?: Params) => string(params).regex(regexes.date, params), datetime: string },
  coerce: {
    number: (params?: Params) => {
      const inner = number(params)
      return schemaOf((payload) => {
        payload.value = Number(payload.value)
        inner.run(payload)
      }, params)
    },
  },
  preprocess: (change: (value: unknown) => unknown, schema: Schema) => anything().transform(change).pipe(schema),
  custom: anything,
  unknown: anything,
  uuid: string,
  cidrv4: string,
  cidrv6: string,
  record: anything,
  partialRecord: anything,
  tuple: anything,
  discriminatedUnion: anything,
}
