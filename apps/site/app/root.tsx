import type { Colours } from '@northlight/contract/colours'
import { indianDay, instant } from '@northlight/contract/dates'
import { pageAt } from '@northlight/contract/pages/page-at'
import { type Part, partsOf } from '@northlight/contract/words/catalogue'
import { languageOf } from '@northlight/contract/words/language-paths'
import { sayIn } from '@northlight/contract/words/say'
import { Toaster } from '@northlight/ui/kit/toaster.tsx'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, use } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { ReadingModule, ScriptsRun } from './head-scripts.tsx'
import { LinkedStyles, ReadingStyles } from './head-styles.tsx'
import { apiContext } from './platform/api/context.ts'
import { load } from './platform/api/load.ts'
import { saidIn } from './platform/api/stored-texts.ts'
import { DocumentContext, type DocumentParts } from './platform/document/document-context.ts'
import { instituteOf, neutralRootData, type RootData } from './platform/institute/institute.ts'
import { useRootData } from './platform/institute/root-data.ts'
import { RootFrame } from './platform/institute/root-frame.tsx'
import { DrawIslandContext } from './platform/islands/island.tsx'
import { DrawKeptContext, Kept } from './platform/islands/kept.tsx'
import { GoContext, PlaceContext } from './platform/navigation/place.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { LoadingBar } from './shell/loading-bar.tsx'
import { PageChange } from './shell/page-change.tsx'
import { ShellFrame } from './shell/shell-frame.tsx'
import { StartWatch } from './shell/start-watch.tsx'
import { useAppGo, useBrowserWork } from './shell/use-browser-work.ts'

export const loader = async ({ context, url }: Route.LoaderArgs): Promise<RootData> => {
  const { siteUrl, apiUrl, buildId } = context.get(apiContext)
  const language = languageOf(url.pathname)
  const [{ general }, { empty, examination, charges_gst: chargesGst }, { words, stored }] = await Promise.all([
    load(context, (client) => client.get('/website-detail')),
    load(context, (client) => client.get('/site-pages')),
    load(context, (client) => saidIn(client, language)),
  ])
  return {
    institute: instituteOf(general),
    siteUrl,
    apiUrl,
    buildId,
    year: Number(indianDay(instant(Date.now())).slice(0, 4)),
    empty,
    examination: examination ?? '',
    chargesGst,
    // An application page is drawn again in the browser, so its texts travel: only those of the forms it can be.
    words: pageAt(url.pathname).kind === 'application' ? partsOf(words, appParts, Object.keys(stored)) : words,
  }
}

/** What the application pages in other languages say: the registration for the test, with its frame. */
const appParts: readonly Part[] = [
  'live',
  'shell',
  'newsletter',
  'forms',
  'admission',
  'enquiry',
  'callback',
  'registration',
]

/** The institute does not change while someone reads: it is asked for once, with the document. */
export const shouldRevalidate = () => false

/** Only an application page is hydrated, so whatever React draws in the browser belongs to one, and has its sheet. */
const shownAs = import.meta.env.SSR ? pageAt : () => ({ kind: 'application', sheet: 'reading' }) as const

/** Stays as the server drew it, as long as the document stands. */
const OfTheDocument = ({ icon, colours }: { icon: string; colours: Colours }) => (
  <>
    <meta name="theme-color" content={colours.night} />
    <link rel="icon" href={icon || '/icon.svg'} />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
)

/** On the root element, for scripts. An answer names its address: a page that is opened in place after it is none. */
const marks = (path: string, { isAnswer }: DocumentParts) => ({
  'data-plain': '',
  'data-answer': isAnswer ? path : undefined,
})

/** Two kinds of document: application pages load React Router, reading pages one small module. */
export function Layout({ children }: { children: ReactNode }) {
  const root = (useRouteLoaderData('root') as RootData | undefined) ?? neutralRootData()
  const place = useLocation()
  const page = shownAs(place.pathname)
  const isApp = page.kind === 'application'
  // Only the frame around all pages can show that the root failed, and the sheet of the test has nothing of it.
  const sheet = useRouteError() ? 'reading' : page.sheet
  const { language } = root.words
  return (
    <html lang={`${language}-IN`} {...(import.meta.env.SSR && marks(place.pathname, use(DocumentContext)))}>
      <head>
        <meta charSet="utf-8" />
        {import.meta.env.SSR && <ScriptsRun />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {import.meta.env.SSR && <OfTheDocument icon={root.institute.favicon} colours={root.institute.colours} />}
        {isApp && <LinkedStyles sheet={sheet} language={language} colours={root.institute.colours} />}
        {import.meta.env.SSR && !isApp && (
          <ReadingStyles sheet={sheet} language={language} colours={root.institute.colours} />
        )}
        <Links />
        {import.meta.env.SSR && isApp && <StartWatch say={sayIn(root.words)} />}
        {import.meta.env.SSR && !isApp && <ReadingModule root={root} />}
      </head>
      <body data-reading={isApp ? undefined : ''}>
        <a
          href="#main"
          className="fixed top-3 left-4 z-60 -translate-y-24 rounded-lg bg-gold px-5 py-3 font-semibold text-night no-underline focus:translate-y-0"
        >
          {sayIn(root.words)('Skip to content')}
        </a>
        <RootFrame root={root}>
          <WordsContext value={root.words}>
            <PlaceContext value={place}>
              {import.meta.env.SSR ? <Drawn isApp={isApp}>{children}</Drawn> : children}
            </PlaceContext>
          </WordsContext>
        </RootFrame>
        {isApp && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** How islands and `Kept` parts are rendered, which only the server does. */
function Drawn({ isApp, children }: { isApp: boolean; children: ReactNode }) {
  const draw = use(DrawIslandContext)
  return (
    <DrawKeptContext value={draw}>
      <DrawIslandContext value={isApp ? undefined : draw}>{children}</DrawIslandContext>
    </DrawKeptContext>
  )
}

export default function Root() {
  const go = useAppGo()
  useBrowserWork(useRootData(), go)
  return (
    <GoContext value={go}>
      <Outlet />
      <Signs />
      <PageChange />
    </GoContext>
  )
}

/** Only what happens outside a page's own errors: the institute could not be read, or the shell itself broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const go = useAppGo()
  useBrowserWork(useRootData(), go)
  return (
    <GoContext value={go}>
      <ShellFrame>
        <ErrorScreen error={error} />
      </ShellFrame>
      <Signs />
    </GoContext>
  )
}

/** The loading bar and the place of toasts, which `shell/live/` moves and fills. */
function Signs() {
  return (
    <Kept part="signs">
      {import.meta.env.SSR && (
        <>
          <LoadingBar />
          <Toaster />
        </>
      )}
    </Kept>
  )
}
