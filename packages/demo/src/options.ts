import type { OptionLists } from '@northlight/contract/options'
import { usualLists } from '@northlight/db/seed/option-lists'
import type { Content } from './content/content.ts'
import type { World } from './world.ts'

/** What the forms of the demo institute offer, in the order in which it is shown; every institute has some of the lists. */
export const demoOptions = ({ options }: Pick<Content, 'options'>): OptionLists => ({ ...usualLists, ...options })

/** The demo institute's own lists, in place of the neutral ones. */
export const writeOptions = ({ db, now, content }: World) =>
  db
    .updateTable('settings')
    .set({ value: demoOptions(content), updated_at: now })
    .where('key', '=', 'options')
    .execute()
