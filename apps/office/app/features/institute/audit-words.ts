import type { AuditLineView } from '@northlight/contract/office/audit'
import { actionWords, detailWords, domainOf, entityWords } from '@northlight/contract/office/audit-words'

export { actionWords, detailWords, domainOf }

type Whom = Pick<AuditLineView, 'entity' | 'entity_id'> & { whom?: AuditLineView['whom'] }

/** The record of a line: by its title where it has one that the reader may know, by its number otherwise. */
export const whomWords = ({ entity, entity_id, whom }: Whom): string =>
  [entityWords(entity), whom?.title ? `“${whom.title}”` : (entity_id ?? '')].join(' ').trim()

/** An act as a line says it: what was done, to what. */
export const auditWords = (line: Whom & Pick<AuditLineView, 'action'>): string =>
  `${actionWords(line.action)} · ${whomWords(line)}`
