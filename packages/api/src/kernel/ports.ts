import type { Ctx, Parts } from './context.ts'

/**
 * What a domain asks of those that stand above it: a typed list that it declares, and that they fill in their
 * `domain.ts`. So a call goes up where an import may not. Nothing is registered by loading a file.
 */
export type Port<Part> = {
  /** `domain.what`, beginning with the folder of the domain that declares it. */
  name: string
  /** With fewer the start is refused: a part that was forgotten would be missed in silence. */
  atLeast: number
  atMost: number
  /** Only a type: what each part must be. */
  readonly part?: Part
}

export const port = <Part>(name: string, atLeast: number, atMost = Number.POSITIVE_INFINITY): Port<Part> => ({
  name,
  atLeast,
  atMost,
})

export type Brought = { port: Port<unknown>; parts: readonly unknown[] }

/** A line of `brings` in a `domain.ts`; a part of another shape is a type error. */
export const brings = <Part>(to: Port<Part>, ...parts: NoInfer<Part>[]): Brought => ({ port: to, parts })

type WithParts = { services: { parts: Parts } }

/** Every part of a port, in the order of `domains.ts`. */
export const partsOf = <Part>({ services }: WithParts, { name }: Port<Part>): readonly Part[] =>
  (services.parts.get(name) ?? undeclared(name)) as readonly Part[]

/** The part of a port that takes exactly one. */
export const partOf = <Part>(ctx: WithParts, one: Port<Part>): Part => partsOf(ctx, one)[0] ?? undeclared(one.name)

/** An event is a port whose functions answer nothing. */
export type Listener<Event> = (ctx: Ctx, event: Event) => Promise<void>

/**
 * Tells every listener, one after the other, in the transaction of the context that is given. The first failure ends it
 * and is the publisher's. A publisher that must go on whatever a listener does needs a port with an answer instead.
 */
export const publish = async <Event>(ctx: Ctx, event: Port<Listener<Event>>, told: NoInfer<Event>): Promise<void> => {
  for (const hear of partsOf(ctx, event)) await hear(ctx, told)
}

export const undeclared = (name: string): never => {
  throw new Error(
    `No domain declares the port ${name}. Write it into \`ports\` in packages/api/src/${name.split('.', 1)[0]}/domain.ts.`,
  )
}
