import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAppPath } from '../app/platform/navigation/app-paths.ts'

type Table = { routes: Record<string, unknown> }

/** A page in another language that is only read. Its id is its address: `kn/fees`. */
const isReadInLanguage = (id: string) => /^(?:kn|hi)(?:\/|$)/.test(id) && !isAppPath(`/${id}`)

/** The table without the reading pages of other languages: no application page changes to one of them in place. */
export const withoutReadPages = (source: string): string => {
  const [from, to] = [source.indexOf('{'), source.lastIndexOf('}') + 1]
  const table: Table = JSON.parse(source.slice(from, to))
  const routes = Object.fromEntries(Object.entries(table.routes).filter(([id]) => !isReadInLanguage(id)))
  return source.slice(0, from) + JSON.stringify({ ...table, routes }) + source.slice(to)
}

/** Every application page loads the router’s table of all routes: what it never goes to in place is left out. */
export const trimRouteTable = async (served: string): Promise<void> => {
  const assets = join(served, 'assets')
  for (const name of await readdir(assets)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const file = join(assets, name)
    await writeFile(file, withoutReadPages(await readFile(file, 'utf8')))
  }
}
