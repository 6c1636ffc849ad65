import type { Instant } from '@northlight/contract/dates'
import type { Db } from '../../database.ts'
import { richText } from '../../rich-text.ts'
import { addCounsellingWords } from './counselling.ts'
import { neutralBilling, neutralInstitute } from './institute.ts'
import { legalPages } from './legal-pages.ts'
import { addOptions } from './options.ts'
import { addNeutralPages } from './pages.ts'
import { addProgrammeSamples } from './programme-pages.ts'
import { redirects } from './redirects.ts'

/** What the product cannot work without, anyone who runs it. */
export const fillEssentials = async (db: Db, now: Instant): Promise<void> => {
  const stamps = { created_at: now, updated_at: now }
  await db.insertInto('settings').values({ key: 'institute', value: neutralInstitute, updated_at: now }).execute()
  await db.insertInto('settings').values({ key: 'billing', value: neutralBilling, updated_at: now }).execute()
  await db
    .insertInto('settings')
    .values({ key: 'admissions', value: { season: '' }, updated_at: now })
    .execute()
  await addOptions(db, now)
  await addNeutralPages(db, now)
  await addProgrammeSamples(db, now)
  await addCounsellingWords(db, now)
  await db
    .insertInto('legal_pages')
    .values(
      legalPages.map(({ sample, ...page }, position) => {
        const { html, text } = richText(sample)
        return { ...page, description: html, description_text: text, position, ...stamps }
      }),
    )
    .execute()
  await db
    .insertInto('redirects')
    .values(redirects.map((redirect) => ({ ...redirect, ...stamps })))
    .execute()
}
