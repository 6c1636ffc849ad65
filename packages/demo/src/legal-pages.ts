import { type RetentionPeriod, retention } from '@northlight/contract/retention'
import { legalPages } from '@northlight/db/seed/essential/legal-pages'
import { described } from './markdown.ts'
import { required, type World } from './world.ts'

/** Periods stand in one table, by which the job deletes; `{{mails}}` in a text becomes its words. */
const withPeriods = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, kept: string) => {
    if (!Object.hasOwn(retention, kept)) throw new Error(`No period is called ${kept}.`)
    return retention[kept as RetentionPeriod].words
  })

/** Gives the five essential pages their demo texts. */
export const writeLegalPages = async ({ db, now, content }: World): Promise<void> => {
  for (const { slug } of legalPages) {
    const { body, ...fields } = required(
      content.legalPages.find((page) => page.slug === slug),
      slug,
    )
    await db
      .updateTable('legal_pages')
      .set({ ...fields, ...described(withPeriods(body)), is_active: true, updated_at: now })
      .where('slug', '=', slug)
      .execute()
  }
}
