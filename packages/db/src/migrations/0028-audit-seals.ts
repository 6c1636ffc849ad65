import { allowErasedAudit, sealGuard } from './audit-seal-guard.ts'
import { defineMigration } from './define.ts'

/** The lines of the audit as a chain: each entry holds digests of a line and the digest of the entry before it. */
export const auditSeals = defineMigration('0028-audit-seals', (t) => [
  t.table('audit_seals', {
    number: t.int.unique(),
    kind: t.text.oneOf(['line', 'erased', 'forgotten']),
    // A line of the audit by its id; for what was forgotten the last number of the chain that went.
    about: t.int,
    at: t.instant,
    facts: t.text,
    // What may name a person has a digest of its own, made with a salt that goes when the words are erased.
    details: t.text.orNull(),
    salt: t.text.orNull(),
    // On the last entry of a pass that left nothing over: every line written before this moment is sealed.
    caught_up_at: t.instant.orNull(),
    previous: t.text,
    seal: t.text,
  }),
  t.index('audit_seals_of_line', 'audit_seals', ['about'], { unique: true, where: "kind = 'line'" }),
  t.index('audit_seals_caught_up', 'audit_seals', ['number'], { where: 'caught_up_at is not null' }),
  t.index('audit_seals_by_time', 'audit_seals', ['at']),
  ...sealGuard(t),
  ...allowErasedAudit(t),
])
