import { promisesIn } from '@northlight/contract/office/promises'
import type { GateLine } from '@northlight/contract/office/record-views'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { digest } from '@northlight/db/digest'
import { textsIn } from '../values/texts-in.ts'

/** Where the gate asks for a written consent, a rank does not stand bare. */
const findings = (fields: Resource['fields'], text: string) => {
  const isConsented = Object.values(fields).some(({ kind }) => kind === 'consent')
  return promisesIn(text).filter(({ id }) => id !== 'bare-rank' || !isConsented)
}

/** Findings of the promise check. The key is made of the sentence: a changed sentence asks again. */
export const promiseLines = ({ fields }: Resource, values: RecordValues, answers: Record<string, string>): GateLine[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    findings(fields, textsIn(field, values[name]).join('\n')).map(({ id, reason, words, sentence }): GateLine => {
      const key = `promises:${name}:${id}:${digest(sentence).slice(0, 16)}`
      const message = `“${words}” in the ${field.label}. ${reason}`
      return { key, rule: 'promises', field: name, level: 'answer', message, words, answer: answers[key] || null }
    }),
  )
