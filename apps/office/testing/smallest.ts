import type { z } from 'zod'

/** One of these fits every kind of text in the contract: a moment, a day, a time, an address, plain words. */
const texts = [
  '2026-11-16T04:30:00.000Z',
  '2026-11-16',
  '2026-11',
  '10:00',
  'asha@northlight.test',
  '/',
  '#0e1a33',
  '9845000100',
  'https://northlight.test/',
  'a',
  '',
  '0'.repeat(64),
  '01890000-0000-7000-8000-000000000000',
]

type Definition = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  getter?: () => z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  items?: z.ZodType[]
  values?: unknown[]
  entries?: Record<string, unknown>
  left?: z.ZodType
  right?: z.ZodType
  defaultValue?: unknown
}

const definitionOf = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def

/** The least that a schema takes: no rows, nothing counted, nothing known. */
export const smallest = (schema: z.ZodType): unknown => {
  const { type, ...rest } = definitionOf(schema)
  const inner = rest.innerType ?? rest.in ?? rest.getter?.()
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(rest.shape ?? {}).map(([name, one]) => [name, smallest(one)]))
    case 'array':
      return []
    case 'record':
    case 'map':
      return {}
    case 'tuple':
      return (rest.items ?? []).map(smallest)
    case 'nullable':
    case 'null':
      return null
    case 'optional':
    case 'undefined':
      return undefined
    case 'default':
    case 'prefault':
      return rest.defaultValue
    case 'string':
      return texts.find((text) => schema.safeParse(text).success) ?? ''
    case 'number':
    case 'int':
      return [0, 1].find((number) => schema.safeParse(number).success) ?? 0
    case 'boolean':
      return false
    case 'literal':
      return rest.values?.[0]
    case 'enum':
      return Object.values(rest.entries ?? {})[0]
    case 'union':
      return rest.options?.[0] && smallest(rest.options[0])
    case 'intersection':
      return { ...(rest.left && (smallest(rest.left) as object)), ...(rest.right && (smallest(rest.right) as object)) }
    case 'unknown':
    case 'any':
      return null
    default:
      if (inner) return smallest(inner)
      throw new Error(`No value is known for a schema of the type ${type}.`)
  }
}
