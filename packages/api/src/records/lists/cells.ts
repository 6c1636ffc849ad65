import type { Field } from '@northlight/contract/office/field-kinds'
import { plainText } from '@northlight/db/rich-text'
import type { Ctx } from '../../kernel/context.ts'
import type { Titles } from '../store/titles.ts'

const longest = 200
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** A field as a list shows it: short, and with the titles of what it leads to. */
export const cellOf = (ctx: Ctx, field: Field, value: unknown, titles: Titles): unknown => {
  if (value === null || value === undefined) return null
  const titled = (to: string, id: unknown) => ({ id, title: titles[to]?.[String(id)] ?? String(id) })
  switch (field.kind) {
    case 'one':
      return titled(field.to, value)
    case 'many':
      return (value as number[]).map((id) => titled(field.to, id))
    case 'picture': {
      const { path, alt } = value as { path: string | null; alt: string | null }
      return path === null ? null : { path, alt, url: `${ctx.services.apiUrl}/storage/${path}` }
    }
    case 'rich':
      return short(plainText(String(value)))
    case 'text':
      return short(String(value))
    case 'rows':
    case 'hours':
      return (value as unknown[]).length
    case 'consent': {
      const { on, withdrawn_on } = value as { on: string | null; withdrawn_on: string | null }
      return { on, withdrawn_on }
    }
    case 'seo':
      return (value as { title: string | null }).title
    default:
      return value
  }
}
