import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { chooseEncoding, type Encoding } from './http/encoding.ts'
import { matchesTag } from './http/etag.ts'
import { typeOf } from './media-types.ts'

type Asset = { file: string; type: string; tag: string; encodings: Partial<Record<Encoding, string>> }

export type Assets = ReturnType<typeof serveAssets>

const extensionOf = { br: '.br', gzip: '.gz' } as const

/**
 * The files of the site's build, listed once at the start. A request is looked up in that list and never joined
 * to a folder, so no spelling of an address can leave it.
 */
export async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
  const all = new Set(names)
  for (const name of names.filter((name) => !/\.(?:br|gz)$/.test(name))) {
    const file = join(folder, name)
    const digest = createHash('sha256').update(await readFile(file))
    const encodings: Asset['encodings'] = { identity: file }
    for (const encoding of ['br', 'gzip'] as const) {
      if (all.has(name + extensionOf[encoding])) encodings[encoding] = file + extensionOf[encoding]
    }
    assets.set(`/${name}`, {
      file,
      type: typeOf(name),
      tag: `W/"${digest.digest('base64url').slice(0, 22)}"`,
      encodings,
    })
  }
  return assets
}

/** Names under /assets/ carry a hash of their content and never change; anything else may, with the next build. */
const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

export function serveAssets(assets: Map<string, Asset>) {
  return {
    has: (path: string) => assets.has(path),
    fileOf: (path: string) => assets.get(path)?.file,
    async reply(request: Request, path: string): Promise<Response | undefined> {
      const asset = assets.get(path)
      if (!asset) return undefined
      const headers = new Headers({
        'content-type': asset.type,
        'cache-control': cacheControl(path),
        etag: asset.tag,
        vary: 'Accept-Encoding',
      })
      if (matchesTag(request.headers.get('if-none-match') ?? undefined, asset.tag)) {
        return new Response(null, { status: 304, headers })
      }
      const wanted = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
      const encoding = asset.encodings[wanted] ? wanted : 'identity'
      const body = await readFile(asset.encodings[encoding] ?? asset.file)
      if (encoding !== 'identity') headers.set('content-encoding', encoding)
      headers.set('content-length', String(body.length))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
    },
  }
}
