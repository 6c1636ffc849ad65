import type { Page } from './page.ts'
import { allPages } from './pages.ts'

export type ListedPage = { path: string } & NonNullable<Page['listed']>

/** Public pages that exist whatever the institute writes. */
export const listedPages: readonly ListedPage[] = allPages.flatMap(([, { path, listed }]) =>
  listed ? [{ path, ...listed }] : [],
)
