import type { SheetName } from '@northlight/contract/pages/page'
import { pageAt } from '@northlight/contract/pages/page-at'
import routes from '../app/routes.ts'

type Entry = { path?: string; file: string; children?: Entry[] }
/** A page with the files it begins with, below `app/`: the root, the layouts around it and its route. */
export type Page = { pathname: string; sheet: SheetName; isApp: boolean; files: string[] }

const pagesOf = (entries: readonly Entry[], around: string[]): Page[] =>
  entries.flatMap(({ path, file, children }) => {
    const files = [...around, file]
    if (children) return pagesOf(children, files)
    const pathname = `/${path ?? ''}`.replaceAll(/:\w+/g, 'x')
    const { sheet, kind } = pageAt(pathname)
    return [{ pathname, sheet, isApp: kind === 'application', files }]
  })

export const pages: readonly Page[] = pagesOf(routes, ['root.tsx'])

export const appPages = pages.filter(({ isApp }) => isApp)

const inApps = new Set(appPages.flatMap(({ files }) => files))
/** The route modules of reading pages. */
export const readingRoutes = [...new Set(pages.flatMap(({ files }) => files))].filter((file) => !inApps.has(file))
