import type { Ctx } from '../../kernel/context.ts'

const words: Record<string, string> = {
  'exams.plan-test': 'Schedule and policy changed',
  'exams.create-test': 'Test made',
  'exams.enrol-by-staff': 'A student enrolled by hand',
  'exams.start-trial': 'Test run begun',
  'exams.end-trial': 'Test run taken away',
  'exams.show-test': 'Shown to students',
  'exams.hide-test': 'Hidden',
  'exams.give-extra-time': 'More time given',
  'exams.note-incident': 'Incident noted',
  'exams.decide-incident': 'Incident decided',
  'exams.send-message': 'Message sent',
  'results.see-statistics': 'Figures of the questions looked at',
  'results.mark-again': 'Marked again',
  'results.release': 'Results released',
  'results.export-marks': 'Marks exported',
}

/** What staff did with a test, the last first. */
export const changesOf = async (ctx: Ctx, testId: number) => {
  const rows = await ctx.db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'audit_log.action', 'audit_log.details', 'users.name as by'])
    .where('entity', '=', 'test')
    .where('entity_id', '=', String(testId))
    .where('action', 'in', Object.keys(words))
    .orderBy('audit_log.id', 'desc')
    .limit(8)
    .execute()
  return rows.map(({ at, action, details, by }) => {
    const changed = (details as { changed?: string[] }).changed ?? []
    const fields = changed.map((name) => name.replaceAll('_', ' ')).join(', ')
    return { at, by, what: `${words[action] ?? action}${fields ? `: ${fields}` : ''}` }
  })
}
