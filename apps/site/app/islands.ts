import { foundIslands } from './found-islands.ts'
import type { Islands } from './platform/islands/hydrate-islands.ts'
import { shellIslands } from './shell/shell-islands.ts'

/** Each island by the name it has in the document. Its file is fetched when it is hydrated. */
export const islands: Islands = { ...shellIslands, ...foundIslands }
