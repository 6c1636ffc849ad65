import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pages that links fetch ahead (`prefetch`): for these the browser should know all files at once. */
const fetchedAhead = [
  'joining/admission',
  'reading/article',
  'joining/course',
  'reading/event',
  'reading/expert-tip',
].map((name) => `routes/${name}`)

const opening = 'window.__reactRouterManifest='

type RouteTable = { routes: Record<string, { imports?: string[] }> }

/**
 * The router's table of routes comes with every first page and names the files of every route, which is more than
 * half of it. A browser reads those names for links that fetch ahead only; the server has a table of its own.
 */
export const thinned = (script: string): string => {
  if (!script.startsWith(opening)) throw new Error('The router no longer writes its table of routes as expected.')
  const table = JSON.parse(script.slice(opening.length).replace(/;\s*$/, '')) as RouteTable
  for (const [id, route] of Object.entries(table.routes)) if (!fetchedAhead.includes(id)) route.imports = []
  return `${opening}${JSON.stringify(table)};`
}

export async function thinRouteTable(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets')
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('The router no longer writes its table of routes where expected.')
  const file = join(assets, name)
  await writeFile(file, thinned(await readFile(file, 'utf8')))
}
