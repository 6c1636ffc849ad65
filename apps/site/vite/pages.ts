import { isAppPath } from '../app/platform/navigation/app-paths.ts'
import routes from '../app/routes.ts'

type Entry = { path?: string; file: string; children?: Entry[] }
export type Page = { pathname: string; files: string[] }

const pagesOf = (entries: readonly Entry[], around: string[]): Page[] =>
  entries.flatMap(({ path, file, children }) => {
    const files = [...around, file]
    return children ? pagesOf(children, files) : [{ pathname: `/${path ?? ''}`.replaceAll(/:\w+/g, 'x'), files }]
  })

/** Every page with the files it begins with, below `app/`: the root, the layouts around it and its route. */
export const pages: readonly Page[] = pagesOf(routes, ['root.tsx'])

export const appPages = pages.filter(({ pathname }) => isAppPath(pathname))

const inApps = new Set(appPages.flatMap(({ files }) => files))
/** The route modules of reading pages. */
export const readingRoutes = [...new Set(pages.flatMap(({ files }) => files))].filter((file) => !inApps.has(file))
