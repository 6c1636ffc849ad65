import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@northlight/contract/client'
import type { FormAnswer } from '@northlight/contract/form-answer'
import type { RouterContext, ServerBuild } from 'react-router'
import { StartError } from '../failures.ts'

/** What loaders find under the site's `apiContext`. */
export type SiteContext = {
  client: Client
  siteUrl: string
  apiUrl: string
  buildId: string
  requestId: string
  /** To a form that was sent without scripts. */
  answer?: FormAnswer
}

export type SiteBuild = ServerBuild & { apiContext: RouterContext<SiteContext>; buildId: string; builtAt: string }

export type Site = {
  isDevelopment?: true
  buildId: string
  builtAt: string
  render(request: Request, context: SiteContext): Promise<Response>
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
  return { buildId: build.buildId, builtAt: build.builtAt, render }
}

/** `currentBuild` is asked for each request, so that a development server can hand out the newest code. */
export async function siteRenderer(currentBuild: () => Promise<SiteBuild>): Promise<Site['render']> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const handlers = new WeakMap<SiteBuild, ReturnType<typeof createRequestHandler>>()
  return async (request, siteContext) => {
    const build = await currentBuild()
    const handler = handlers.get(build) ?? createRequestHandler(build, process.env.NODE_ENV)
    handlers.set(build, handler)
    const context = new RouterContextProvider()
    context.set(build.apiContext, siteContext)
    return handler(request, context)
  }
}
