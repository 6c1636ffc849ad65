import type { Db } from '@northlight/db/database'

/** Marks by subject of these attempts, with the figures of their class where the test is ranked. */
export const subjectsOf = async (db: Db, attemptIds: number[]) => {
  const rows = await db
    .selectFrom('test_results')
    .leftJoin('test_standings', 'test_standings.test_id', 'test_results.test_id')
    .select(['test_results.attempt_id', 'test_results.subjects', 'test_standings.subjects as figures'])
    .where('test_results.attempt_id', 'in', [0, ...attemptIds])
    .execute()
  return new Map(rows.map((row) => [row.attempt_id, row]))
}

/** By topic what was answered: a question that was never opened says nothing about what somebody knows. */
export const topicsOf = async (db: Db, attemptIds: number[]) => {
  const rows = await db
    .selectFrom('result_sheets')
    .select('topics')
    .where('attempt_id', 'in', [0, ...attemptIds])
    .execute()
  return rows.flatMap(({ topics }) =>
    topics
      .filter(({ attempted }) => attempted > 0)
      .map(({ subject, topic, attempted, right }) => ({ subject, topic, asked: attempted, right })),
  )
}

export const goalsOf = (db: Db, userId: number) =>
  db.selectFrom('goals').selectAll().where('user_id', '=', userId).execute()

/** The name that the newest version of each pack gives itself. */
export const packNames = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('exam_packs')
    .innerJoin('exam_pack_versions', 'exam_pack_versions.pack_id', 'exam_packs.id')
    .select(['exam_packs.code', 'exam_pack_versions.body'])
    .orderBy('exam_pack_versions.version')
    .execute()
  return new Map(rows.map(({ code, body }) => [code, body.name]))
}
