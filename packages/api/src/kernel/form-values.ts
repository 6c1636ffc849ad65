import { formShapes } from '@northlight/contract/form-shapes'
import type { z } from 'zod'
import { fail } from './errors.ts'

/** A field of a form under its bracket name: the values sent for it, and what lies below it. */
type Node = { values: unknown[]; children: Map<string, Node> }

/** More than any call of ours needs: 5,000 late steps, or 500 steps of ten fields each. */
const mostEntries = 10_000
const deepest = 8

const newNode = (): Node => ({ values: [], children: new Map() })

/** `steps[0][action][slot]` as its parts, `steps[]` with an empty last part; null for anything else. */
const partsOf = (name: string): string[] | null => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) return null
  const inner = (match[2] ?? '').slice(1, -1)
  const parts = [match[1] ?? '', ...(match[2] ? inner.split('][') : [])]
  // An empty part says "one more of the list", which only a plain value can be.
  return parts.length <= deepest && parts.slice(0, -1).every((part) => part !== '') ? parts : null
}

const grow = (root: Node, parts: string[], value: unknown) => {
  const path = parts.at(-1) === '' ? parts.slice(0, -1) : parts
  let node = root
  for (const part of path) {
    const child = node.children.get(part) ?? newNode()
    node.children.set(part, child)
    node = child
  }
  node.values.push(value)
}

type Definition = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
}

/** The schema behind optional, default and pipe wrappers, or the shape that was noted for forms. */
const definitionOf = (schema: z.ZodType | undefined): Definition => {
  if (!schema) return { type: 'unknown' }
  const noted = formShapes.get(schema)
  if (noted) return definitionOf(noted)
  const definition = schema._zod.def as Definition
  const inner = definition.innerType ?? (definition.type === 'pipe' ? definition.in : undefined)
  return inner ? definitionOf(inner) : definition
}

const booleans: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }

/** The schema decides afterwards: a text that is no number stays a text and is refused with its own sentence. */
const scalar = (type: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (type === 'boolean') return Object.hasOwn(booleans, text) ? booleans[text] : value
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text)
  return value
}

const listOf = ({ values, children }: Node, element: z.ZodType | undefined): unknown[] => {
  const { type } = definitionOf(element)
  // Only the order of the numbers counts, so a huge one makes no huge list.
  const numbered = [...children].filter(([part]) => /^\d{1,9}$/.test(part)).sort(([a], [b]) => Number(a) - Number(b))
  return [...values.map((value) => scalar(type, value)), ...numbered.map(([, child]) => decode(child, element))]
}

const decode = (node: Node, schema: z.ZodType | undefined): unknown => {
  const { type, element, shape } = definitionOf(schema)
  if (type === 'array') return listOf(node, element)
  if (node.children.size === 0) return scalar(type, node.values.at(-1))
  const ofShape = (part: string) => (shape && Object.hasOwn(shape, part) ? shape[part] : undefined)
  return Object.fromEntries([...node.children].map(([part, child]) => [part, decode(child, ofShape(part))]))
}

/**
 * The fields of a form as JSON would have sent them: `name[]` and repeated names are lists, `name[0][field]` is a list
 * of objects, `name[field]` an object; texts become numbers and booleans where the schema asks for them. Only names of
 * the schema are taken. Of a plain field that is sent twice the last value counts.
 */
export const formValues = (entries: Iterable<[string, unknown]>, schema: z.ZodObject): Record<string, unknown> => {
  const root = newNode()
  let count = 0
  for (const [name, value] of entries) {
    count += 1
    if (count > mostEntries) return fail('malformed_form', 'The form has too many fields.')
    const parts = partsOf(name)
    if (parts && Object.hasOwn(schema.shape, parts[0] ?? '')) grow(root, parts, value)
  }
  return Object.fromEntries(
    [...root.children].map(([name, node]) => [name, decode(node, schema.shape[name] as z.ZodType)]),
  )
}
