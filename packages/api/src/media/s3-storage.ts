import { createHash } from 'node:crypto'
import type { GetObjectCommandOutput, HeadObjectCommandOutput } from '@aws-sdk/client-s3'
import { seconds } from '@northlight/contract/durations'
import type { FileFacts, FileStore, Storage } from '../kernel/services.ts'
import { StorageUnreachable } from '../kernel/storage-unreachable.ts'
import { rememberFacts } from './remember-facts.ts'
import { assertSafePath, isSafePath, typeOf, withDrawings } from './storage.ts'

/** A bucket, and the service it lies in. Without `endpoint` it is Amazon's own. */
export type Bucket = {
  bucket: string
  /** Empty, or the folder inside the bucket that is ours, with a slash at its end. */
  prefix: string
  region: string
  endpoint: string | undefined
  /** Without keys the host's own role is asked for, as Amazon's machines have one. */
  keys: { id: string; secret: string } | undefined
}

/** The set-up is wrong, and will be wrong tomorrow: no such bucket, or keys that may not use it. */
export class BucketRefused extends Error {
  override name = 'BucketRefused'
}

/** A file of ours is a few megabytes: anyone who waits longer for one waits for a service that is down. */
const patience = { connectionTimeout: seconds(3), requestTimeout: seconds(20), throwOnRequestTimeout: true }

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0

/** A bucket that is gone must not look like a bucket without files. */
const isMissingFile = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'

/** A refused connection is a failure without words of its own: what it stands for is in its code. */
const reasonOf = (error: unknown) => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return [code, name].find((word) => typeof word === 'string' && word !== 'Error') ?? 'no answer'
}

/** Whatever the service did not do, in a sentence; only a file that is not there stays as it is. */
const answered =
  ({ bucket, endpoint }: Bucket) =>
  async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (isMissingFile(error)) throw error
      const place = endpoint === undefined ? '' : ` at ${new URL(endpoint).host}`
      throw new StorageUnreachable(`The bucket "${bucket}"${place} cannot be used (${reasonOf(error)}).`, {
        cause: error,
      })
    }
  }

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

const factsOf = (path: string, reply: HeadObjectCommandOutput | GetObjectCommandOutput): FileFacts => ({
  size: reply.ContentLength ?? 0,
  type: typeOf(path),
  modifiedAt: reply.LastModified ?? new Date(0),
  tag: (reply.ETag ?? '').replaceAll('"', ''),
})

type Library = typeof import('@aws-sdk/client-s3')

const openClient = ({ S3Client }: Library, { region, endpoint, keys }: Bucket) =>
  new S3Client({
    region,
    endpoint,
    // Amazon wants the bucket in the host name; nearly everybody else takes it in the path, without a wildcard in DNS.
    forcePathStyle: endpoint !== undefined,
    credentials: keys && { accessKeyId: keys.id, secretAccessKey: keys.secret },
    maxAttempts: 3,
    // The signature covers a digest of the body already; many compatible services refuse the newer trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  })

const bucketStore = (
  library: Library,
  client: ReturnType<typeof openClient>,
  settings: Bucket,
  root: string,
): FileStore => {
  const asked = answered(settings)
  const at = (path: string) => {
    assertSafePath(path)
    return { Bucket: settings.bucket, Key: root + path }
  }
  const get = (path: string) =>
    isSafePath(path) ? orNull(asked(client.send(new library.GetObjectCommand(at(path))))) : Promise.resolve(null)
  return {
    head: async (path) => {
      if (!isSafePath(path)) return null
      const reply = await orNull(asked(client.send(new library.HeadObjectCommand(at(path)))))
      return reply && factsOf(path, reply)
    },
    read: async (path) => {
      const reply = await get(path)
      if (!reply?.Body) return null
      const { type, modifiedAt } = factsOf(path, reply)
      return { bytes: await asked(reply.Body.transformToByteArray()), type, modifiedAt }
    },
    stream: async (path) => {
      const reply = await get(path)
      if (!reply?.Body) return null
      return { ...factsOf(path, reply), body: reply.Body.transformToWebStream() }
    },
    write: async (path, bytes) => {
      await asked(client.send(new library.PutObjectCommand({ ...at(path), Body: bytes, ContentType: typeOf(path) })))
    },
    writeLocked: async (path, bytes, until) => {
      const what = {
        ...at(path),
        Body: bytes,
        ContentType: typeOf(path),
        // A service takes a lock only with a digest of the bytes beside it.
        ContentMD5: createHash('md5').update(bytes).digest('base64'),
      }
      const lock = { ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: until } as const
      try {
        await client.send(new library.PutObjectCommand({ ...what, ...lock }))
        const reply = await client.send(new library.HeadObjectCommand(at(path)))
        return reply.ObjectLockRetainUntilDate !== undefined
      } catch (error) {
        // The bucket was made without locks, or the keys may not set one: the file is worth having all the same.
        if (statusOf(error) < 400 || statusOf(error) >= 500) throw error
        await client.send(new library.PutObjectCommand(what))
        return false
      }
    },
    remove: async (path) => {
      await orNull(asked(client.send(new library.DeleteObjectCommand(at(path)))))
    },
    list: async (folder) => {
      if (folder) assertSafePath(folder)
      const found: { path: string; modifiedAt: Date }[] = []
      const where = { Bucket: settings.bucket, Prefix: folder ? `${root}${folder}/` : root }
      const pages = library.paginateListObjectsV2({ client }, where)
      for (let page = await asked(pages.next()); !page.done; page = await asked(pages.next()))
        for (const { Key, LastModified } of page.value.Contents ?? []) {
          const path = Key?.slice(root.length) ?? ''
          if (isSafePath(path)) found.push({ path, modifiedAt: LastModified ?? new Date(0) })
        }
      return found
    },
  }
}

export type BucketStorage = Storage & {
  /** Whether the bucket can be used; throws `BucketRefused` when trying again is of no use. */
  check(): Promise<void>
  close(): void
}

/** The library is large, so it is loaded where a bucket is used and nowhere else. */
export const s3Storage = async (settings: Bucket): Promise<BucketStorage> => {
  const library = await import('@aws-sdk/client-s3')
  const client = openClient(library, settings)
  const { bucket, prefix } = settings
  return {
    public: withDrawings(rememberFacts(bucketStore(library, client, settings, `${prefix}public/`))),
    private: bucketStore(library, client, settings, `${prefix}private/`),
    check: async () => {
      try {
        await client.send(new library.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }))
      } catch (error) {
        const status = statusOf(error)
        const { name } = error as Error
        if (status >= 300 && status < 500)
          throw new BucketRefused(`The storage refuses the bucket "${bucket}" (${name}, ${status}).`, { cause: error })
        throw error
      }
    },
    close: () => client.destroy(),
  }
}
