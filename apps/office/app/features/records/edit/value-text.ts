import type { Field } from '@northlight/contract/office/field-kinds'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0 })

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')

/** A text without its tags, a line for each block, so that two can be laid side by side. */
export const wordsOf = (html: string): string =>
  decoded(
    html
      .replace(/<\/(?:p|h[2-6]|li|tr|blockquote|div)>\s*/g, '\n')
      .replace(/<br\s*\/?>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\n{2,}/g, '\n')
    .trim()

const named = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(named).filter(Boolean).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => [key.replaceAll('_', ' '), named(part)])
      .filter(([, part]) => part !== '')
      .map(([key, part]) => `${key}: ${part}`)
      .join('\n')
  return String(value)
}

type Titles = Record<string, Record<string, string>>

/** Any value as words, to compare and to read. */
export const valueText = (field: Field | undefined, value: unknown, titles: Titles = {}): string => {
  if (value === null || value === undefined) return ''
  switch (field?.kind) {
    case 'rich':
      return wordsOf(String(value))
    case 'money':
      return rupees.format(Number(value) / 100)
    case 'yesNo':
      return value ? 'yes' : 'no'
    case 'one':
      return titles[field.to]?.[String(value)] ?? `#${value}`
    case 'many':
      return (value as number[]).map((id) => titles[field.to]?.[String(id)] ?? `#${id}`).join(', ')
    default:
      return named(value)
  }
}

/** Kinds whose words can stand one after the other, so that both sides can be kept. */
export const canJoin = (field: Field | undefined): boolean =>
  field?.kind === 'rich' || field?.kind === 'text' || field?.kind === 'many' || field?.kind === 'choices'

export const joined = (field: Field | undefined, theirs: unknown, mine: unknown): unknown => {
  if (field?.kind === 'many' || field?.kind === 'choices')
    return [...new Set([...((theirs as unknown[]) ?? []), ...((mine as unknown[]) ?? [])])]
  return [theirs, mine].filter(Boolean).join('\n')
}
