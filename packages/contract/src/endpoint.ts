import type { z } from 'zod'
import type { Act } from './office/acts.ts'

/**
 * Who may call: content reads ignore any token; `either` serves a visitor and knows a signed-in person;
 * `user` needs a signed-in person; `staff` one of the institute.
 */
export type Audience = 'anyone' | 'either' | 'user' | 'staff'

/** Named limits; the numbers stand in the API kernel, beside the code that counts. */
export type LimitName = 'form'

/** What is announced when replies that were kept are out of date. */
export type CachedUntil = 'content' | 'seats'

type Schema = z.ZodType

export type Endpoint<
  Method extends 'get' | 'post' | 'delete' = 'get' | 'post' | 'delete',
  Path extends string = string,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Input extends z.ZodObject = z.ZodObject,
  Reply extends Schema = Schema,
> = {
  method: Method
  /** Below `/api/v1`, with `{name}` for parameters. */
  path: Path
  /** One line for the reference page. */
  summary: string
  tag: string
  audience: Audience
  /** Which row of the table of acts decides who of the staff may call; every call for staff names one. */
  act?: Act
  /** Anyone who may only propose may call, too: the verb writes a proposal down instead. */
  takesProposals?: true
  limit?: LimitName
  /**
   * The reply is the same for everybody and may be a minute old: it is made once and kept until content or settings
   * are announced to have changed, and with `seats` until a seat is sold or given back, too.
   */
  cachedUntil?: CachedUntil
  /** Goes into every failed reply; the clients of the login call look for it. */
  failsWith?: { status: false }
  params?: Params
  query?: Query
  input?: Input
  reply: Reply
  status: 200 | 201
  /** A screen calls it by itself, again and again: it does not count as use of the session. */
  runsByItself?: true
  /** What it stores is a record of its own that is only ever added to; a line in the audit log would say it twice. */
  keepsRecord?: true
  /** A call that succeeds on the demo institute; shown in the reference and used by the test that walks the contract. */
  example?: {
    params?: Record<string, string>
    input?: Record<string, unknown>
    /** Whose call it is, where it is not the example student's: a candidate for admission. */
    by?: 'candidate' | 'free-candidate' | 'done-candidate'
  }
}

type Definition<E extends Endpoint> = Omit<E, 'audience' | 'status'> & Partial<Pick<E, 'audience' | 'status'>>

export const endpoint = <
  const Method extends 'get' | 'post' | 'delete',
  const Path extends string,
  Params extends Schema,
  Query extends Schema,
  Input extends z.ZodObject,
  Reply extends Schema,
>(
  definition: Definition<Endpoint<Method, Path, Params, Query, Input, Reply>>,
): Endpoint<Method, Path, Params, Query, Input, Reply> => ({ audience: 'anyone', status: 200, ...definition })

type Parsed<S> = S extends Schema ? (unknown extends z.output<S> ? undefined : z.output<S>) : undefined

export type ParamsOf<E extends Endpoint> = Parsed<NonNullable<E['params']>>
export type QueryOf<E extends Endpoint> = Parsed<NonNullable<E['query']>>
export type InputOf<E extends Endpoint> = Parsed<NonNullable<E['input']>>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
/** What a handler gives back; the reply schema turns it into what leaves the server. */
export type HandlerReplyOf<E extends Endpoint> = z.input<E['reply']>
