import type { Field } from '@northlight/contract/office/field-kinds'
import type { RecordValues } from '@northlight/contract/office/resource'
import { plainText } from '@northlight/db/rich-text'

/** Everything a visitor would read in a field, text by text. */
export const textsIn = (field: Field, value: unknown): string[] => {
  if (value === null || value === undefined) return []
  switch (field.kind) {
    case 'line':
    case 'text':
      return field.format === undefined ? [String(value)] : []
    case 'rich':
      return [plainText(String(value))]
    case 'choices':
      return value as string[]
    case 'rows':
      return (value as RecordValues[]).flatMap((row) =>
        Object.entries(field.fields).flatMap(([name, inner]) => textsIn(inner, row[name])),
      )
    case 'seo': {
      const { title, description } = value as { title: string | null; description: string | null }
      return [title, description].filter((text): text is string => Boolean(text))
    }
    default:
      return []
  }
}
