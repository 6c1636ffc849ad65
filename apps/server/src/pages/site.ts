import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@northlight/contract/client'
import type { FormAnswer } from '@northlight/contract/form-answer'
import type { RouterContext, ServerBuild } from 'react-router'
import { StartError } from '../failures.ts'
import { nearRoutes } from './near-routes.ts'
import { routeTree } from './route-tree.ts'

/** What loaders find under the site's `apiContext`. */
export type SiteContext = {
  client: Client
  siteUrl: string
  apiUrl: string
  buildId: string
  requestId: string
  /** To a form that was sent without scripts. */
  answer?: FormAnswer
  /** Drawn for one visitor and not kept: it is sent as short as it can be. */
  isForOne?: boolean
  /** The text of a built style sheet, by its address, to stand in a document; left out in development. */
  sheetText?: (file: string) => string
}

export type SiteBuild = ServerBuild & { apiContext: RouterContext<SiteContext>; buildId: string; builtAt: string }

export type Site = {
  isDevelopment?: true
  buildId: string
  builtAt: string
  sheetText?: SiteContext['sheetText']
  render(request: Request, context: SiteContext): Promise<Response>
  /** The sets of routes whose data a browser asks for at this path. */
  dataSets?(path: string): readonly string[]
}

/** The built site. React reads NODE_ENV while it loads, so it must be set before the first import. */
export async function loadSite(buildFolder: string): Promise<Site> {
  process.env.NODE_ENV ??= 'production'
  const entry = join(buildFolder, 'server', 'index.js')
  if (!existsSync(entry)) {
    throw new StartError(
      'The site has not been built yet. Run "npm run build", or "npm start", which builds by itself.',
    )
  }
  const build: SiteBuild = await import(pathToFileURL(entry).href)
  const render = await siteRenderer(() => Promise.resolve(build))
  const { buildId, builtAt } = build
  const sheetText = textsIn(join(buildFolder, 'client'))
  return { buildId, builtAt, sheetText, render, dataSets: await dataSetsOf(build) }
}

/** Each file is read once; a build never changes. */
function textsIn(folder: string) {
  const texts = new Map<string, string>()
  return (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').trim()
    texts.set(file, text)
    return text
  }
}

/**
 * A browser that comes from another page asks for the data it lacks: all of a page, or without the frames around it
 * that stay. Anything else in `_routes` was made up.
 */
async function dataSetsOf({ routes }: SiteBuild): Promise<NonNullable<Site['dataSets']>> {
  const { matchRoutes } = await import('react-router')
  const tree = routeTree(routes)
  return (path) => {
    const ids = (matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? '')
    const withData = ids.filter((id) => routes[id]?.module.loader)
    return withData.map((_, from) => withData.slice(from).join())
  }
}

/** `currentBuild` is asked for each request, so that a development server can hand out the newest code. */
export async function siteRenderer(currentBuild: () => Promise<SiteBuild>): Promise<Site['render']> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const routesFor = new WeakMap<SiteBuild, ReturnType<typeof nearRoutes<SiteBuild>>>()
  const handlers = new WeakMap<SiteBuild, ReturnType<typeof createRequestHandler>>()
  return async (request, siteContext) => {
    const build = await currentBuild()
    const near = routesFor.get(build) ?? nearRoutes(build)
    routesFor.set(build, near)
    const part = near(new URL(request.url).pathname)
    const handler = handlers.get(part) ?? createRequestHandler(part, process.env.NODE_ENV)
    handlers.set(part, handler)
    const context = new RouterContextProvider()
    context.set(build.apiContext, siteContext)
    return handler(request, context)
  }
}
