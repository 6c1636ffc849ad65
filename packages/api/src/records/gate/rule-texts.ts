import type { RecordValues } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { ruleTranslations } from '@northlight/contract/office/resources/rule-translations'
import type { Db } from '@northlight/db/database'
import { firstTexts } from '../../families/consent/consent-texts.ts'
import type { Ctx } from '../../kernel/context.ts'
import { idsOf } from '../store/any-table.ts'
import { liveRecords } from '../store/live-values.ts'
import type { OpenRecord } from '../store/open-record.ts'
import { textsIn } from '../values/texts-in.ts'

/** Types whose English is published by administrators alone, and can itself be said in another language. */
const ruled = resources.filter((one) => one.acts.publish === 'legal.publish' && one !== ruleTranslations)

const consentTexts = async (db: Db): Promise<string[]> => {
  const own = await db.selectFrom('consent_texts').select(['title', 'points']).execute()
  return [...firstTexts, ...own].flatMap(({ title, points }) => [title, ...points])
}

/** Every text of fees, refunds, disclosures, legal pages and consent, as it stands in English. */
export const ruleTexts = async (db: Db): Promise<ReadonlySet<string>> => {
  const texts = new Set(await consentTexts(db))
  for (const resource of ruled)
    for (const { values } of await liveRecords(db, resource, await idsOf(db, resource.table)))
      for (const [name, field] of Object.entries(resource.fields))
        for (const text of textsIn(field, values[name])) texts.add(text)
  return texts
}

const sentences = {
  elsewhere:
    'This is a text of fees, refunds, disclosures or consent. Its translation is written under “Translations of rules”, and an administrator publishes it.',
  none: 'No fee, refund rule, disclosure, legal page or consent says this. Its translation belongs under “Translations”.',
}

/**
 * Which of the two lists a translation belongs to. A translation that stands under the light one from before can be
 * deleted there, but not changed: not even by giving it another English text.
 */
export const ruleTextProblems = async (ctx: Ctx, { resource, live }: OpenRecord, values: RecordValues) => {
  const rule = resource.gate.find((one) => one.rule === 'rule-text')
  if (rule?.rule !== 'rule-text') return []
  const known = await ruleTexts(ctx.db)
  const { field, is } = rule
  const isRule = (text: unknown) => known.has(String(text ?? ''))
  const isWrong = is ? !isRule(values[field]) : isRule(values[field]) || isRule(live.values[field])
  return isWrong ? [{ field, message: is ? sentences.none : sentences.elsewhere }] : []
}
