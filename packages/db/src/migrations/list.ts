import { foundation } from './0001-foundation.ts'
import { contentCore } from './0002-content-core.ts'
import { content } from './0003-content.ts'
import { enquiries } from './0004-enquiries.ts'
import { accounts } from './0005-accounts.ts'
import type { Migration } from './define.ts'

/** In the order in which they are applied. New ones go to the end. */
export const migrations: Migration[] = [foundation, contentCore, content, enquiries, accounts]
