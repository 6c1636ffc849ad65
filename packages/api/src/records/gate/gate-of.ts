import type { Field } from '@northlight/contract/office/field-kinds'
import { type Consent, emptyValue, type Picture } from '@northlight/contract/office/field-values'
import type { GateRule } from '@northlight/contract/office/gate-rules'
import type { GateLine } from '@northlight/contract/office/record-views'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import type { GateState } from '@northlight/db/tables/records'
import { isSame } from '../values/clean-values.ts'
import { promiseLines } from './promise-lines.ts'

/** What the gate knows besides the values: the day, what the row says now, and answers given before. */
export type GateFacts = {
  today: string
  /** The consent of the row that visitors see or saw; what was withdrawn there stays withdrawn. */
  liveConsent: Consent | null
  answers: Record<string, string>
  /** Sentences about fields that only the database can say: a taken address, a word that is in no list. */
  problems: { field: string; message: string }[]
}

export const isEmptyField = (field: Field, value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || isSame(value, emptyValue(field))) {
    return field.kind !== 'yesNo'
  }
  if (field.kind === 'picture') return (value as Picture).path === null
  if (field.kind === 'rich')
    return (
      String(value)
        .replace(/<(?!img)[^>]*>/g, '')
        .trim() === ''
    )
  if (field.kind === 'span') return (value as { from: string | null }).from === null
  return false
}

const line = (key: string, field: string | null, level: GateLine['level'], message: string): GateLine => ({
  key,
  rule: key.split(':', 1)[0] ?? key,
  field,
  level,
  message,
  words: null,
  answer: null,
})

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const needed = (resource: Resource, values: RecordValues, name: string): GateLine => {
  const field = resource.fields[name]
  if (!field) throw new Error(`${resource.name} has no field ${name}.`)
  const isMissing = isEmptyField(field, values[name])
  return line(
    `needs:${name}`,
    name,
    isMissing ? 'stop' : 'ok',
    isMissing ? `${capital(field.label)} is missing.` : capital(field.label),
  )
}

/** Whether somebody has taken the consent back and not given it anew on a later day. */
export const isTakenBack = (consent: Consent | null, liveConsent: Consent | null): boolean =>
  (consent?.withdrawn_on ?? null) !== null ||
  (typeof liveConsent?.withdrawn_on === 'string' && (consent?.on ?? '') <= liveConsent.withdrawn_on)

/** The first thing that is wrong with a consent, in a sentence; null where somebody may be shown by it. */
export const consentProblem = (
  consent: Consent,
  resultOn: string | null | undefined,
  { today, liveConsent }: Pick<GateFacts, 'today' | 'liveConsent'>,
): string | null => {
  if (consent.withdrawn_on !== null) return `The consent was withdrawn on ${consent.withdrawn_on}.`
  if (consent.by === null || consent.on === null) return 'There is no written consent: who agreed, and on which day?'
  if (consent.on > today) return 'The consent is dated in the future.'
  if (liveConsent?.withdrawn_on && consent.on <= liveConsent.withdrawn_on)
    return `The consent was withdrawn on ${liveConsent.withdrawn_on}: only one given after that day counts.`
  if (consent.scan_id === null) return 'The signed paper of the consent is missing.'
  if (!consent.scope.includes('site')) return 'The consent does not speak of the website.'
  if (consent.until !== null && consent.until < today) return `The consent ended on ${consent.until}.`
  if (resultOn === null) return 'Say the day of the result: the consent must be given on it or later.'
  if (resultOn !== undefined && consent.on < resultOn)
    return `The consent was given before the result of ${resultOn}. Ask again: it must be given on that day or later.`
  return null
}

const consentLine = (resource: Resource, values: RecordValues, after: string | null, facts: GateFacts): GateLine => {
  const name = Object.entries(resource.fields).find(([, field]) => field.kind === 'consent')?.[0] ?? 'consent'
  const consent = (values[name] ?? emptyValue({ kind: 'consent', label: '', who: 'student' })) as Consent
  const resultOn = after === null ? undefined : ((values[after] ?? null) as string | null)
  const problem = consentProblem(consent, resultOn, facts)
  return line('consent', name, problem ? 'stop' : 'ok', problem ?? `Consent of ${consent.on}`)
}

const altLines = ({ fields }: Resource, values: RecordValues): GateLine[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'rich') {
      const bare = /<img(?![^>]*\salt=)[^>]*>/i.test(String(values[name] ?? ''))
      return bare ? [line(`alt:${name}`, name, 'stop', `A picture in the ${field.label} has no description.`)] : []
    }
    if (field.kind !== 'picture' || field.alt === null) return []
    const { path, alt } = (values[name] ?? emptyValue(field)) as Picture
    if (path === null) return []
    return [
      alt === null
        ? line(`alt:${name}`, name, 'stop', `Describe the ${field.label}, or say that it is decoration.`)
        : line(`alt:${name}`, name, 'ok', `${capital(field.label)} has a description`),
    ]
  })

/** Samples have their gaps in square brackets, such as `[name of the officer]`. */
export const gapsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.match(/\[[a-z][^[\]<>{}]{2,80}\]/gi) ?? []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(gapsIn)
}

const gapLines = ({ fields }: Resource, values: RecordValues): GateLine[] =>
  Object.keys(fields).flatMap((name) => {
    const gaps = gapsIn(values[name])
    if (gaps.length === 0) return []
    const [first] = gaps
    const count = gaps.length === 1 ? 'A gap is' : `${gaps.length} gaps are`
    return [line(`gaps:${name}`, name, 'stop', `${count} still open. Write your own words in place of ${first}.`)]
  })

const partOf = (values: RecordValues, place: string): unknown => {
  const [name = '', part] = place.split('.')
  return part === undefined ? values[name] : (values[name] as RecordValues | null)?.[part]
}

/** `{seats}` and the like, which the page fills in. */
const bracedIn = (text: unknown): ReadonlySet<string> => new Set(String(text ?? '').match(/\{\w+\}/g))

const ruleLines = (resource: Resource, values: RecordValues, rule: GateRule, facts: GateFacts): GateLine[] => {
  switch (rule.rule) {
    case 'needs':
      return rule.fields.map((name) => needed(resource, values, name))
    case 'consent':
      return [consentLine(resource, values, rule.after, facts)]
    case 'alt-text':
      return altLines(resource, values)
    case 'no-gaps':
      return gapLines(resource, values)
    case 'promises':
      return promiseLines(resource, values, facts.answers)
    case 'together':
      return values[rule.flag] === true ? rule.fields.map((name) => needed(resource, values, name)) : []
    // Looked up among the problems: only the database knows the others.
    case 'redirect':
    case 'rule-text':
    case 'one-translation':
      return []
    case 'same-names': {
      const [wanted, given] = [bracedIn(values[rule.first]), bracedIn(values[rule.second])]
      const lost = [...wanted].find((name) => !given.has(name))
      const strange = [...given].find((name) => !wanted.has(name))
      const sentence = lost
        ? `Keep ${lost} in it as it is.`
        : strange && `${strange} does not stand in the English text.`
      return sentence ? [line(`names:${rule.second}`, rule.second, 'stop', sentence)] : []
    }
    case 'in-order': {
      const [first, second] = [partOf(values, rule.first), partOf(values, rule.second)]
      const isWrong =
        typeof first === typeof second && first !== null && second !== null && (first as string) > (second as string)
      const field = rule.second.split('.')[0] ?? rule.second
      return isWrong ? [line(`order:${rule.second}`, field, 'stop', 'The end stands before the beginning.')] : []
    }
  }
}

/** Every rule of the type, each with what it found. */
export const gateOf = (resource: Resource, values: RecordValues, facts: GateFacts): GateLine[] => [
  ...resource.gate.flatMap((rule) => ruleLines(resource, values, rule, facts)),
  ...facts.problems.map(({ field, message }) => line(`problem:${field}`, field, 'stop', message)),
]

export const gateState = (lines: GateLine[]): GateState => {
  if (lines.some(({ level }) => level === 'stop')) return 'closed'
  return lines.some(({ level, answer }) => level === 'answer' && answer === null) ? 'answer' : 'open'
}
