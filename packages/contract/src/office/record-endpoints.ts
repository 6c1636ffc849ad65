import type { Endpoint } from '../endpoint.ts'
import { callsFor } from './record-calls/call.ts'
import { lifeCalls } from './record-calls/life.ts'
import { manyCalls } from './record-calls/many.ts'
import { recordCalls } from './record-calls/record.ts'
import type { Resource } from './resource.ts'
import { resources } from './resources/list.ts'

const made = new WeakMap<Resource, Endpoint[]>()

/** The calls of one type, in the order of the reference. Those for many come first: `/order` is no id. */
export const endpointsOf = (one: Resource): Endpoint[] => {
  const known = made.get(one)
  if (known) return known
  const calls = callsFor(one)
  const all = [...manyCalls(calls), ...recordCalls(calls), ...lifeCalls(calls)].filter((call) => call !== false)
  made.set(one, all)
  return all
}

/**
 * The calls of every type. A list of its own and no part of `endpoints`: they are made, so their types say less, and
 * no page of the site needs them.
 */
export const recordEndpoints: readonly Endpoint[] = resources.flatMap(endpointsOf)
