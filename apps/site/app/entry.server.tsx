import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { seconds } from '@northlight/contract/durations'
import { partsOf } from '@northlight/contract/words/catalogue'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { nameOwnScripts, ownScriptsHeader } from './platform/document/own-scripts.ts'
import { readSheet } from './platform/document/read-sheet.ts'
import { ScriptMarkContext, SheetTextContext } from './platform/document/sheet-text.ts'
import { type DrawIsland, DrawIslandContext, PickWordsContext } from './platform/islands/island.tsx'

/** Loaders that hang are cut here; the page then shows its error screen. */
export const streamTimeout = seconds(10)

/** The islands of one document, numbered so that no two share an id. */
const islandDrawing = (): DrawIsland => {
  let drawn = 0
  return (island) => {
    const prefix = `i${drawn++}-`
    return { html: renderToString(island(prefix), { identifierPrefix: prefix }), prefix }
  }
}

/** Takes everything at once, whatever it is: nothing waits for a reader. */
const collected = (done: (text: string) => void): Writable => {
  const chunks: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

/** The whole document at once: it is kept by the page cache and compressed, and our own scripts in it are named. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const mark = randomUUID()
  const drawn = await new Promise<string>((resolve, reject) => {
    let failed: unknown
    const { pipe, abort } = renderToPipeableStream(
      <SheetTextContext value={import.meta.env.PROD ? readSheet : undefined}>
        <ScriptMarkContext value={mark}>
          <PickWordsContext value={partsOf}>
            <DrawIslandContext value={islandDrawing()}>
              <ServerRouter context={routerContext} url={request.url} nonce={mark} />
            </DrawIslandContext>
          </PickWordsContext>
        </ScriptMarkContext>
      </SheetTextContext>,
      {
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
      },
    )
    const cut = setTimeout(abort, streamTimeout)
  })
  const { html, hashes } = nameOwnScripts(drawn, mark)
  headers.set(ownScriptsHeader, hashes.join(' '))
  return new Response(html, { status, headers })
}
