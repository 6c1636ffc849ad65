import type { Field } from '@northlight/contract/office/field-kinds'
import { promisesIn } from '@northlight/contract/office/promises'
import type { GateLine } from '@northlight/contract/office/record-views'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { digest } from '@northlight/db/digest'
import { plainText } from '@northlight/db/rich-text'

/** Everything a visitor would read in a field, as plain text. */
const textOf = (field: Field, value: unknown): string => {
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'line':
    case 'text':
      return field.format === undefined ? String(value) : ''
    case 'rich':
      return plainText(String(value))
    case 'choices':
      return (value as string[]).join('\n')
    case 'rows':
      return (value as RecordValues[])
        .flatMap((row) => Object.entries(field.fields).map(([name, inner]) => textOf(inner, row[name])))
        .join('\n')
    case 'seo': {
      const { title, description } = value as { title: string | null; description: string | null }
      return [title, description].filter(Boolean).join('\n')
    }
    default:
      return ''
  }
}

/** Where the gate asks for a written consent, a rank does not stand bare. */
const findings = (fields: Resource['fields'], text: string) => {
  const isConsented = Object.values(fields).some(({ kind }) => kind === 'consent')
  return promisesIn(text).filter(({ id }) => id !== 'bare-rank' || !isConsented)
}

/** Findings of the promise check. The key is made of the sentence: a changed sentence asks again. */
export const promiseLines = ({ fields }: Resource, values: RecordValues, answers: Record<string, string>): GateLine[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    findings(fields, textOf(field, values[name])).map(({ id, reason, words, sentence }): GateLine => {
      const key = `promises:${name}:${id}:${digest(sentence).slice(0, 16)}`
      const message = `“${words}” in the ${field.label}. ${reason}`
      return { key, rule: 'promises', field: name, level: 'answer', message, words, answer: answers[key] || null }
    }),
  )
