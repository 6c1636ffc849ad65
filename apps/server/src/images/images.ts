import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { type Crop, hasCrops, nearestCrop } from '@northlight/contract/picture-cut'
import { turns } from '@northlight/contract/queue'
import type { Assets } from '../assets.ts'
import { matchesTag, weakTag } from '../http/etag.ts'
import { refusal } from '../http/json-reply.ts'
import type { ReadStorage } from '../media.ts'
import { type CutModifiers, UnreadablePicture } from './converter.ts'
import type { Converter } from './converter-pool.ts'
import { createDiskCache } from './disk-cache.ts'
import { readModifiers } from './modifiers.ts'
import { type ImageSource, readSource } from './source.ts'

type Options = {
  storage: ReadStorage
  assets: Assets | undefined
  converter: Pick<Converter, 'convert'>
  cacheFolder: string
  ownOrigins: string[]
  /** The cuts of a picture that were made by hand. */
  cropsOf?: (path: string) => Promise<Readonly<Record<string, Crop>> | null>
}

export type Images = ReturnType<typeof createImages>

/** Two at once: a conversion uses a whole core and tens of megabytes. */
const converting = { atOnce: 2, mostWaiting: 200 }

export function createImages({ storage, assets, converter, cacheFolder, ownOrigins, cropsOf }: Options) {
  const disk = createDiskCache(cacheFolder)
  const flights = new Map<string, Promise<Buffer>>()
  const turn = turns(converting)

  const original = async ({ from, path }: ImageSource): Promise<Uint8Array | undefined> => {
    if (from === 'storage') return (await storage.read(path))?.bytes
    const file = assets?.fileOf(path)
    return file ? readFile(file) : undefined
  }

  /** What changes with the content, without reading it: an original may lie in a bucket far away. */
  const tagOf = async ({ from, path }: ImageSource): Promise<string | undefined> => {
    if (from === 'storage') return (await storage.head(path))?.tag
    const file = assets?.fileOf(path)
    const facts = file && (await stat(file))
    return facts ? `${facts.size}-${facts.mtimeMs}` : undefined
  }

  /** The shape of the place chooses a cut and counts for nothing else: however many are asked, there are few pictures. */
  const cutFor = async ({ from, path }: ImageSource, ratio: number | undefined): Promise<Crop | undefined> => {
    if (ratio === undefined || from !== 'storage' || !hasCrops(path)) return undefined
    return nearestCrop((await cropsOf?.(path)) ?? {}, ratio / 1000) ?? undefined
  }

  const converted = (name: string, source: ImageSource, modifiers: CutModifiers) => {
    const flight =
      flights.get(name) ??
      turn(async () => {
        const bytes = await original(source)
        if (!bytes) throw new UnreadablePicture('There is no such picture.')
        const result = await converter.convert(bytes, source, modifiers)
        await disk.put(name, result)
        return result
      }).finally(() => flights.delete(name))
    flights.set(name, flight)
    return flight
  }

  /** `rest` is what follows `/_ipx/`, exactly as sent. */
  return async function reply(request: Request, rest: string): Promise<Response> {
    const slash = rest.indexOf('/')
    const asked = readModifiers(safeDecode(slash === -1 ? rest : rest.slice(0, slash)))
    if (!asked || slash === -1) return refusal(400, 'This size or format of picture is not offered.')
    const source = readSource(rest.slice(slash + 1), ownOrigins)
    if ('refused' in source) return refusal(source.refused, source.message)

    const version = await tagOf(source)
    if (version === undefined) return refusal(404, 'There is no such picture.')
    const { ratio, ...plain } = asked
    const cut = await cutFor(source, ratio)
    const modifiers = cut ? { ...plain, cut } : plain
    // The version is part of the name: a picture replaced under its old path is converted anew.
    const about = JSON.stringify([modifiers, source, version])
    const name = `${createHash('sha256').update(about).digest('hex')}.${modifiers.format}`
    const tag = weakTag(name)
    const headers = {
      'content-type': `image/${modifiers.format}`,
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
      // Pages of the office on another origin may show them.
      'cross-origin-resource-policy': 'cross-origin',
      etag: tag,
    }
    if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag)) {
      return new Response(null, { status: 304, headers })
    }
    try {
      const picture = (await disk.get(name)) ?? (await converted(name, source, modifiers))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), {
        headers: { ...headers, 'content-length': String(picture.length) },
      })
    } catch (error) {
      if (error instanceof UnreadablePicture) return refusal(400, error.message)
      throw error
    }
  }
}

const safeDecode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
