import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'

/** What a test says about a row; the factory fills in the rest. */
export type New<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>

let made = 0
export const next = () => ++made

export const description = (text: string) => ({ description: `<p>${text}</p>`, description_text: text })
export const noSeo = { meta_title: null, meta_description: null, meta_keywords: null, meta_scripts: null }
export const noImage = { image: null, image_alt: null, image_title: null }

export const insert = <Table extends keyof Tables>(db: Db, table: Table, row: Insertable<Tables[Table]>) =>
  db.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow()
