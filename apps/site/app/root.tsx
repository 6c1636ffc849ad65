import './app.css'
import { indianDay, instant } from '@northlight/contract/dates'
import { fontPreloads } from '@northlight/ui/fonts/preload.ts'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { apiContext } from './platform/api/context.ts'
import { load } from './platform/api/load.ts'
import { instituteOf, type RootData, useRootData } from './platform/institute/institute.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { LoadingBar } from './shell/loading-bar.tsx'
import { PageChange } from './shell/page-change.tsx'
import { ShellFrame } from './shell/shell-frame.tsx'
import { useBrowserWork } from './shell/use-browser-work.ts'
import { Toaster } from './ui/toasts/toaster.tsx'

export const loader = async ({ context }: Route.LoaderArgs): Promise<RootData> => {
  const { siteUrl, apiUrl, buildId } = context.get(apiContext)
  const { general } = await load(context, (client) => client.get('/website-detail'))
  return {
    institute: instituteOf(general),
    siteUrl,
    apiUrl,
    buildId,
    year: Number(indianDay(instant(Date.now())).slice(0, 4)),
  }
}

/** The institute does not change while someone reads: it is asked for once, with the document. */
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => fontPreloads

export function Layout({ children }: { children: ReactNode }) {
  const { institute } = useRootData()
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0e1a33" />
        <Meta />
        <link rel="icon" href={institute.favicon || '/icon.svg'} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="fixed top-3 left-4 z-60 -translate-y-24 rounded-lg bg-gold px-5 py-3 font-semibold text-night no-underline focus:translate-y-0"
        >
          Skip to content
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useBrowserWork(loaderData)
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Toaster />
      <PageChange />
    </>
  )
}

/** Only what happens outside a page's own errors: the institute could not be read, or the shell itself broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useBrowserWork(useRootData())
  return (
    <>
      <LoadingBar />
      <ShellFrame>
        <ErrorScreen error={error} />
      </ShellFrame>
      <Toaster />
    </>
  )
}
