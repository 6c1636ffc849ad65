import { achieverCategories, allBranches, legalPages, websiteDetail } from './content.ts'
import type { Endpoint, ReplyOf, SentQueryOf } from './endpoint.ts'
import { subscribe } from './enquiries.ts'

/**
 * The whole contract, in the order of the reference page. An endpoint that is not listed here is not served,
 * and one that is listed and not implemented stops the start.
 */
export const endpoints = [allBranches, achieverCategories, legalPages, websiteDetail, subscribe] as const

type Listed = (typeof endpoints)[number]

/** Addresses by method, for callers that only need the types (the browser does not carry the schemas to read). */
export type PathOf<Method extends Endpoint['method']> = Extract<Listed, { method: Method }>['path']
export type EndpointAt<Method extends Endpoint['method'], Path extends string> = Extract<
  Listed,
  { method: Method; path: Path }
>
export type ReplyAt<Method extends Endpoint['method'], Path extends string> = ReplyOf<EndpointAt<Method, Path>>
export type QueryAt<Method extends Endpoint['method'], Path extends string> = SentQueryOf<EndpointAt<Method, Path>>
