import type { Islands } from './platform/islands/hydrate-islands.ts'

/** Each `export const … = island('name', …)` of the features by its name: `vite/found-islands.ts` writes this file. */
export const foundIslands: Islands = {}
