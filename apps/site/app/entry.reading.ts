import { enhancePage } from './enhancements.ts'
import { islands } from './islands.ts'
import { setUpCalls } from './platform/api/browser.ts'
import { watchBuilds } from './platform/build-check/watch.ts'
import { inTurns } from './platform/document/in-turns.ts'
import { keepPlace } from './platform/document/kept-place.ts'
import { layOutOnJump, layOutOnReturn } from './platform/document/lay-out-all.ts'
import { hydrateIslands } from './platform/islands/hydrate-islands.ts'
import { readRootData } from './platform/islands/read-root-data.ts'
import { scrollToAnchors, stepByDocument } from './platform/navigation/anchor-scroll.ts'
import { goByDocument } from './platform/navigation/go-by-document.ts'
import { readSession } from './platform/session/auth-calls.ts'
import { sayWhetherConfirmed } from './platform/session/confirmed.ts'
import { showDocumentNavigation } from './shell/live/document-navigation.ts'
import { sayAlive, startDocument } from './shell/live/start-document.ts'
import { startShell } from './shell/live/start-shell.ts'

/** The one script of a reading page. It renders nothing; React is loaded with the first island that hydrates. */
const root = readRootData()
setUpCalls(root.apiUrl, goByDocument)
void inTurns([
  layOutOnReturn,
  layOutOnJump,
  keepPlace,
  startDocument,
  startShell,
  () => {
    showDocumentNavigation()
    scrollToAnchors(stepByDocument)
  },
  () => hydrateIslands(islands, root),
  enhancePage,
  sayAlive,
  readSession,
  sayWhetherConfirmed,
  () => watchBuilds(root.buildId),
])
// The script in the head looks for it: a browser that is too old to run this file never comes here.
document.documentElement.dataset.begun = ''
