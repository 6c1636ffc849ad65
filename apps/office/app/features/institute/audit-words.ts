import type { AuditLineView } from '@northlight/contract/office/audit'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `records.publish-record` is read as `Publish record`; the domain stands apart. */
export const actionWords = (action: string): string =>
  capital((action.split('.').at(-1) ?? action).replaceAll('-', ' '))

export const domainOf = (action: string): string => capital((action.split('.')[0] ?? action).replaceAll('-', ' '))

/** An act as a line says it: what was done, to what. */
export const auditWords = ({
  action,
  entity,
  entity_id,
}: Pick<AuditLineView, 'action' | 'entity' | 'entity_id'>): string =>
  `${actionWords(action)} · ${entity.replaceAll('_', ' ')}${entity_id ? ` ${entity_id}` : ''}`

/** Details in words: names of fields, states, amounts; never anything personal. */
export const detailWords = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => {
      const shown = Array.isArray(value)
        ? value.join(', ')
        : typeof value === 'object' && value !== null
          ? JSON.stringify(value)
          : String(value)
      return `${name.replaceAll('_', ' ')}: ${shown}`
    })
    .join(' · ')
