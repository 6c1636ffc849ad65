import { ruleTranslations } from '@northlight/contract/office/resources/rule-translations'
import { translations } from '@northlight/contract/office/resources/translations'
import { expect } from 'vitest'
import { newKey, recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

const refund = 'The days that are left are paid back.'

test('what an administrator publishes in English is published by one in every language', async ({
  office,
  http,
  make,
  ctx,
}) => {
  const course = await make.course()
  const branch = await make.branch()
  await make.courseAtBranch({ course_id: course.id, branch_id: branch.id, refund_rule: refund })
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const heard = async () => {
    const { translations } = (await http.get('/translation/kn')).body as {
      translations: { source: string; said: string }[]
    }
    return translations.filter(({ source }) => source === refund).map(({ said }) => said)
  }
  const values = { language: 'kn', source: refund, said: 'ಉಳಿದ ದಿನಗಳ ಹಣ ಮರಳಿ ಬರುತ್ತದೆ.' }

  // Not live at once, by nobody: neither a text of fees nor one that parents agree to.
  for (const source of [refund, refund.replace(' ', '\n  '), String(ruleTranslations.example.source)])
    expect(await asha.post('/office/translations', { key: newKey(), values: { ...values, source } })).toMatchObject({
      status: 422,
      body: { errors: { source: [expect.stringContaining('Translations of rules')] } },
    })
  const light = recordSteps(asha, 'translations', translations.example)
  const id = await light.make()
  const { version } = await light.read(id)
  expect(await asha.post(light.at(id), { base: version, changes: { source: refund } })).toMatchObject({
    status: 422,
  })

  // The editor prepares and asks; the administrator publishes.
  const drafting = recordSteps(asha, 'rule-translations', values)
  const draft = await drafting.make()
  expect(await drafting.publish(draft)).toMatchObject({ status: 403 })
  expect(await heard()).toEqual([])
  expect(await asha.post(drafting.at(draft, '/ask'), { version: (await drafting.read(draft)).version })).toMatchObject({
    status: 200,
  })
  expect(await recordSteps(ravi, 'rule-translations').publish(draft)).toMatchObject({ status: 200 })
  expect(await heard()).toEqual([values.said])
  await drafting.save(draft, { said: 'ಏನೂ ಮರಳಿ ಬರುವುದಿಲ್ಲ.' })
  expect(await heard()).toEqual([values.said])

  // What stood under the light list from before counts less, and can no longer be changed or led away there.
  const stamps = { created_at: ctx.now(), updated_at: '2030-01-01T00:00:00.000Z' }
  const { id: old } = await ctx.db
    .insertInto('translations')
    .values({ ...values, said: 'ಏನೂ ಇಲ್ಲ', language: 'kn', ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await heard()).toEqual(['ಏನೂ ಇಲ್ಲ', values.said])
  for (const changes of [{ said: 'ಬೇರೆ' }, { source: 'Visit us.' }])
    expect(await asha.post(light.at(old), { base: (await light.read(old)).version, changes })).toMatchObject({
      status: 422,
    })
})

test('a text that is no rule is translated without asking anybody', async ({ office }) => {
  const drafting = recordSteps(office.as(office.editor), 'rule-translations', ruleTranslations.example)
  const id = await drafting.make({ source: 'Visit us.' })
  expect(await drafting.read(id)).toMatchObject({
    gate: expect.arrayContaining([expect.objectContaining({ field: 'source', level: 'stop' })]),
  })
})

test('of two translations of one rule the first that goes live closes the gate of the other', async ({
  office,
  ctx,
}) => {
  const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
  const drafting = recordSteps(asha, 'rule-translations', ruleTranslations.example)
  const publishing = recordSteps(ravi, 'rule-translations', ruleTranslations.example)
  const [first, second] = [await drafting.make(), await drafting.make({ said: 'ಬೇರೆ ಮಾತು.' })]
  const replies = await Promise.all([publishing.publish(first), publishing.publish(second)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const live = () => ctx.db.selectFrom('rule_translations').select('id').where('is_active', '=', true).execute()
  const [shown] = await live()
  const other = shown?.id === first ? second : first
  expect(await publishing.read(other)).toMatchObject({
    gate: expect.arrayContaining([
      expect.objectContaining({ field: 'source', message: 'This text has a translation already. Change that one.' }),
    ]),
  })
  // In another language it is another text, and what was hidden is in nobody's way.
  const hindi = await drafting.make({ language: 'hi', said: 'हम परीक्षा के बारे में लिखते हैं।' })
  expect(await publishing.publish(hindi)).toMatchObject({ status: 200 })
  expect((await publishing.hide(shown?.id ?? 0)).status).toBe(200)
  expect(await publishing.publish(other)).toMatchObject({ status: 200 })
  expect(await live()).toHaveLength(2)
})
