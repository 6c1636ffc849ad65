import type { Endpoint, HandlerReplyOf, InputOf, ParamsOf, QueryOf } from '@northlight/contract/endpoint'
import { branchHeader } from '@northlight/contract/office/me'
import { readBody } from './body.ts'
import type { Ctx } from './context.ts'
import { fail, jsonHeaders } from './errors.ts'
import type { Limits } from './limits.ts'
import { allow } from './policy.ts'
import { readQuery } from './query.ts'
import { validated } from './validate.ts'

export type Call<E extends Endpoint> = { params: ParamsOf<E>; query: QueryOf<E>; input: InputOf<E>; url: URL }
export type Handler<E extends Endpoint> = (ctx: Ctx, call: Call<E>) => Promise<HandlerReplyOf<E>>
/** Answers with bytes that were made before, where making them for each caller would cost too much. */
export type Responder<E extends Endpoint> = (ctx: Ctx, call: Call<E>, request: Request) => Promise<Response>
export type Implementation = { endpoint: Endpoint; handle: Handler<Endpoint>; respond?: Responder<Endpoint> }

/** Joins an endpoint of the contract to the verb behind it. */
export const implement = <E extends Endpoint>(endpoint: E, handle: Handler<E>): Implementation => ({
  endpoint,
  // The pair stays together, so the verb only ever meets calls its own endpoint has parsed.
  handle: handle as unknown as Handler<Endpoint>,
})

/** For a reply that is the same for many: the verb makes the whole response and answers for its shape. */
export const implementPrepared = <E extends Endpoint>(endpoint: E, respond: Responder<E>): Implementation => ({
  endpoint,
  handle: () => Promise.reject(new Error('This endpoint answers with prepared bytes.')),
  respond: respond as unknown as Responder<Endpoint>,
})

/** Who may not call is refused here, whatever the address and the body hold; the verb asks again for its other doors. */
const checkAudience = (ctx: Ctx, { audience, act, takesProposals }: Endpoint) => {
  if (audience === 'anyone' || audience === 'either') return
  if (ctx.actor.kind !== 'user') return fail('unauthenticated')
  if (audience === 'staff') allow(ctx, act ?? fail('forbidden'), { mayPropose: takesProposals === true })
}

/** Lists of the office show one branch where the header names it; a record that is opened is there in every view. */
const branchInView = (
  { audience, method, path }: Endpoint,
  request: Request,
): Pick<Ctx, 'branchInView' | 'atBranch'> => {
  const named = request.headers.get(branchHeader) ?? ''
  if (audience !== 'staff' || !/^\d{1,9}$/.test(named)) return {}
  if (method !== 'get') return { atBranch: Number(named) }
  return path.includes('{') ? {} : { branchInView: Number(named) }
}

/** An address whose parameter cannot name anything is an address with nothing behind it. */
const readParams = (endpoint: Endpoint, raw: Record<string, string>) => {
  if (!endpoint.params) return undefined
  // No row has a NUL in its name, and PostgreSQL refuses even to look for one.
  if (Object.values(raw).some((value) => value.includes('\0'))) return fail('not_found')
  const result = endpoint.params.safeParse(raw)
  return result.success ? result.data : fail('not_found')
}

/** Fields that tell one sender from another; forms for children ask for a parent instead of an address. */
const senderFields = ['email', 'father_email', 'mother_email', 'father_phone', 'mother_phone', 'phone']

const senderOf = (input: Record<string, unknown>): string | undefined =>
  senderFields.map((field) => input[field]).find((value) => typeof value === 'string')

/**
 * What holds for every call, in this order: how many · who · where · how many of this kind · the body · its shape ·
 * how many of this person · the verb · what leaves.
 */
export const answer = async (
  { endpoint, handle, respond }: Implementation,
  limits: Limits,
  ctx: Ctx,
  request: Request,
  rawParams: Record<string, string>,
): Promise<Response> => {
  const route = `${endpoint.method} ${endpoint.path}`
  const headers = ctx.address === 'internal' ? {} : await limits.overall(ctx, route)
  checkAudience(ctx, endpoint)

  const url = new URL(request.url)
  const params = readParams(endpoint, rawParams)
  const query = endpoint.query && readQuery(url, endpoint.query)
  // A flood is turned away before a byte of its bodies is read; the person is only known from the body.
  if (endpoint.limit) await limits.arriving(ctx, endpoint.limit, route)
  const input = endpoint.input && validated(endpoint.input, await readBody(request, endpoint.input, ctx.address))
  if (endpoint.limit) await limits.person(ctx, endpoint.limit, route, input && senderOf(input))

  const call = { params, query, input, url } as Call<Endpoint>
  if (respond) return respond(ctx, call, request)
  const reply = await handle({ ...ctx, ...branchInView(endpoint, request) }, call)
  // Parsing on the way out drops whatever the contract does not name, so a view can never leak a column.
  const body = Buffer.from(JSON.stringify(endpoint.reply.parse(reply)))
  // With its length known, a small reply passes through the server without being read again.
  const length = { 'content-length': String(body.length) }
  return new Response(body, { status: endpoint.status, headers: { ...jsonHeaders, ...length, ...headers } })
}
