import type { Parts, Services } from './context.ts'
import type { Implementation } from './implement.ts'
import type { AnyJob, Schedule } from './jobs/define-job.ts'
import { type Brought, type Port, undeclared } from './ports.ts'
import type { RawRoute } from './raw-routes.ts'

/** All that a folder of `packages/api/src` gives to the whole. Its `domain.ts` says it, `domains.ts` lists it. */
export type Domain = {
  /** As a function where tests add types of record: it is asked when the API is made. */
  routes?: readonly Implementation[] | (() => readonly Implementation[])
  raw?: readonly RawRoute[]
  jobs?: readonly AnyJob[]
  schedules?: readonly Schedule[]
  /** What this domain asks of those above it. */
  ports?: readonly Port<unknown>[]
  /** What it answers to those below it. */
  brings?: readonly Brought[]
  /** Looks once at the start whether what was brought fits together; throws a sentence that names the file to change. */
  check?: (services: Pick<Services, 'parts'>) => void
}

export const domain = (made: Domain): Domain => {
  for (const { job } of made.schedules ?? [])
    if (!made.jobs?.includes(job))
      throw new Error(`The job ${job.name} comes round by itself. Add it to \`jobs\` in the domain.ts of its domain.`)
  return made
}

/** The parts of every port, for `services.parts`. A port that is declared by nobody or filled too little is refused. */
export const gatherParts = (domains: readonly Domain[]): Parts => {
  const parts = new Map<string, unknown[]>()
  const ports = domains.flatMap((one) => one.ports ?? [])
  for (const { name } of ports) parts.set(name, [])
  for (const { port, parts: brought } of domains.flatMap((one) => one.brings ?? []))
    (parts.get(port.name) ?? undeclared(port.name)).push(...brought)
  for (const { name, atLeast, atMost } of ports) {
    const found = parts.get(name)?.length ?? 0
    if (found < atLeast || found > atMost)
      throw new Error(
        `The port ${name} has ${found} parts and needs ${found < atLeast ? atLeast : `at most ${atMost}`}. A domain that ` +
          'packages/api/src/domains.ts lists brings them: change `brings` in its domain.ts, or the number where the port ' +
          'is declared.',
      )
  }
  for (const { check } of domains) check?.({ parts })
  return parts
}
