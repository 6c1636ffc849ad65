import { type Colours, dyed, inkName, productColours } from '@northlight/contract/colours'
import type { Assets } from './assets.ts'

/** The colours the institute has at this moment. */
export type OwnColours = () => Promise<Colours>

export const inProductColours: OwnColours = () => Promise.resolve(productColours)

/** Sheets of a build are few, and an institute has one pair of colours. */
const mostKept = 60

/**
 * Sheets in the colours of the institute, under the address of the sheet with `?ink=` and their name. Only the colours
 * of the settings are drawn: any other name is answered with the sheet as it was built, so that nobody makes work.
 */
export const dyedSheets = (assets: Assets | undefined, coloursNow: OwnColours) => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (request: Request, path: string): Promise<Response | undefined> => {
    const asked = new URL(request.url).searchParams.get('ink')
    const file = path.endsWith('.css') && asked ? assets?.fileOf(path) : undefined
    if (!asked || !file) return undefined
    const colours = await coloursNow()
    if (inkName(colours) !== asked) return undefined
    const key = `${asked} ${path}`
    const plain = kept.get(key) ?? (await textOf(assets, request, path, colours))
    if (!plain) return undefined
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, plain)
    const headers = {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    return new Response(request.method === 'HEAD' ? null : plain, { headers })
  }
}

const textOf = async (assets: Assets | undefined, { url }: Request, path: string, colours: Colours) => {
  // Asked for without an encoding: what is dyed is the text.
  const reply = await assets?.reply(new Request(url), path)
  return reply && new TextEncoder().encode(dyed(await reply.text(), colours))
}
