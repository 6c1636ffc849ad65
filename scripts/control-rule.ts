import { parseSync } from 'rolldown/utils'

type SourceFile = { path: string; source: string }
type Node = { type: string; start: number; [key: string]: unknown }

/** Only files with one of these words can break the rule; the others are not parsed. */
const names = /<select\b|<input\b/

const rule =
  'the kit has this control: Select or SelectField, Check, Radio or RowCheck (packages/ui/src/kit, apps/office/app/ui/check.tsx)'

/** The office draws no list, box or ring of its own: each has one look, one place to press and one way to be wrong. */
export const controlRule = (files: SourceFile[]) =>
  files
    .filter(({ path, source }) => /^apps\/office\/app\/.*\.tsx$/.test(path) && names.test(source))
    .flatMap(({ path, source }) =>
      bareControls(path, source).map((start) => ({
        file: path,
        line: source.slice(0, start).split('\n').length,
        rule,
      })),
    )

/** Where a bare control stands; an input whose type is worked out counts by the words of its expression. */
function bareControls(path: string, source: string) {
  const found: number[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one)
      return
    }
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    if (node.type === 'JSXOpeningElement' && isBare(node, source)) found.push(node.start)
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, source).program)
  return found
}

function isBare({ name, attributes }: Node, source: string) {
  const element = (name as { name?: unknown }).name
  if (element === 'select') return true
  if (element !== 'input') return false
  return (attributes as (Node & { end: number })[]).some(
    (one) =>
      one.type === 'JSXAttribute' &&
      (one.name as { name?: unknown }).name === 'type' &&
      /['"](checkbox|radio)['"]/.test(source.slice(one.start, one.end)),
  )
}
