import { readFile } from 'node:fs/promises'
import type { Instant } from '@northlight/contract/dates'
import { type Kept, retention } from '@northlight/contract/retention'
import type { Db } from '@northlight/db/database'
import { legalPages } from '@northlight/db/seed/essential/legal-pages'
import { described, frontMatter } from './markdown.ts'

/** Periods stand in one table, by which the job deletes; `{{mails}}` in a text becomes its words. */
const withPeriods = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, kept: string) => {
    if (!Object.hasOwn(retention, kept)) throw new Error(`No period is called ${kept}.`)
    return retention[kept as Kept].words
  })

const textOf = async (slug: string) =>
  withPeriods(await readFile(new URL(`./data/legal/${slug}.md`, import.meta.url), 'utf8'))

/** Gives the five essential pages their demo texts. */
export const writeLegalPages = async (db: Db, now: Instant): Promise<void> => {
  for (const { slug } of legalPages) {
    const { fields, body } = frontMatter(await textOf(slug))
    await db
      .updateTable('legal_pages')
      .set({
        page_name: fields.page_name,
        heading: fields.heading,
        meta_title: fields.meta_title,
        meta_description: fields.meta_description,
        ...described(body),
        is_active: true,
        updated_at: now,
      })
      .where('slug', '=', slug)
      .execute()
  }
}
