import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { seconds } from '@northlight/contract/durations'
import { pageAt } from '@northlight/contract/pages/page-at'
import { partsOf } from '@northlight/contract/words/catalogue'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { apiContext } from './platform/api/context.ts'
import { DocumentContext } from './platform/document/document-context.ts'
import { drawAtOnce } from './platform/document/draw-at-once.ts'
import { nameOwnScripts, ownScriptsHeader } from './platform/document/own-scripts.ts'
import { type DrawIsland, DrawIslandContext, PickWordsContext } from './platform/islands/island.tsx'

/** Loaders that hang are cut here; the page then shows its error screen. */
export const streamTimeout = seconds(10)

/** The islands of one document, numbered so that no two share an id. */
const islandDrawing = (): DrawIsland => {
  let drawn = 0
  return (island) => {
    const prefix = `i${drawn++}-`
    return { html: renderToString(island(), { identifierPrefix: prefix }), prefix }
  }
}

/** Takes everything at once, whatever it is: nothing waits for a reader. */
const collected = (done: (page: Buffer) => void): Writable => {
  const chunks: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

/** An application page: the router writes the data it was drawn from behind it, as that becomes ready. */
const drawInParts = (page: ReactNode, mark: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let failed: unknown
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // All of it is sent at once, so no part may be left for a script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(cut)
        if (failed) return reject(failed)
        pipe(collected(resolve))
      },
      onShellError: reject,
      onError(error) {
        failed ??= error
      },
    })
    const cut = setTimeout(abort, streamTimeout)
  })

/** The whole document at once: it is kept by the page cache and compressed, and our own scripts in it are named. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const mark = randomUUID()
  const { isForOne, sheetText, answer } = context.get(apiContext)
  const page = (
    <DocumentContext value={{ textOf: sheetText, mark, isForOne, isAnswer: answer !== undefined }}>
      <PickWordsContext value={partsOf}>
        <DrawIslandContext value={islandDrawing()}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </DrawIslandContext>
      </PickWordsContext>
    </DocumentContext>
  )
  const isApp = pageAt(new URL(request.url).pathname).kind === 'application'
  const { page: finished, hashes } = nameOwnScripts(isApp ? await drawInParts(page, mark) : drawAtOnce(page), mark)
  headers.set(ownScriptsHeader, hashes.join(' '))
  return new Response(finished, { status, headers })
}
