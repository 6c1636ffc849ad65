import type { RecordValues } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { ruleTranslations } from '@northlight/contract/office/resources/rule-translations'
import { sourceKey } from '@northlight/contract/words/words'
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

/**
 * Whether an English text stands in fees, refunds, disclosures, legal pages or consent. Compared as pages compare it
 * with its translation: one more space does not lead round the administrator.
 */
export const ruleTextCheck = async (db: Db): Promise<(text: string) => boolean> => {
  const texts = new Set((await consentTexts(db)).map(sourceKey))
  for (const resource of ruled)
    for (const { values } of await liveRecords(db, resource, await idsOf(db, resource.table)))
      for (const [name, field] of Object.entries(resource.fields))
        for (const text of textsIn(field, values[name])) texts.add(sourceKey(text))
  return (text) => texts.has(sourceKey(text))
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
  const isRule = await ruleTextCheck(ctx.db)
  const { field, is } = rule
  const text = (of: RecordValues) => String(of[field] ?? '')
  const isWrong = is ? !isRule(text(values)) : isRule(text(values)) || isRule(text(live.values))
  return isWrong ? [{ field, message: is ? sentences.none : sentences.elsewhere }] : []
}
