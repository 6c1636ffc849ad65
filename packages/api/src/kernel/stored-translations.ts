import type { OtherLanguage } from '@northlight/contract/words/languages'
import type { Db } from '@northlight/db/database'

/**
 * What the institute says in a language for its English texts. The one written last comes last, and counts; of fees,
 * refunds, disclosures and consent the one that an administrator has published counts, whatever was written since.
 */
export const storedTranslations = async (
  db: Db,
  language: OtherLanguage,
): Promise<{ source: string; said: string }[]> => [
  ...(await db
    .selectFrom('translations')
    .select(['source', 'said'])
    .where('language', '=', language)
    .orderBy('updated_at')
    .orderBy('id')
    .execute()),
  ...(await db
    .selectFrom('rule_translations')
    .select(['source', 'said'])
    .where('language', '=', language)
    .where('is_active', '=', true)
    .orderBy('updated_at')
    .orderBy('id')
    .execute()),
]
