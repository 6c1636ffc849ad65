import { resolve } from 'node:path'
import type { Bucket } from '@northlight/api/media/s3-storage'
import { z } from 'zod'

/** Where files lie: a folder of this machine, or a bucket that several machines share. */
export type StorageAddress = { folder: string } | Omit<Bucket, 'keys'>

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** `file:./media`, `file:/srv/media` and `file:///srv/media` all name a folder. */
const folderOf = (address: string) => address.replace(/^file:(?:\/\/(?=\/))?/, '')

const bucketOf = (address: string): Omit<Bucket, 'keys'> => {
  const { hostname, pathname, searchParams } = new URL(address)
  const folder = pathname.replace(/^\/|\/$/g, '')
  return {
    bucket: hostname,
    prefix: folder && `${folder}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint: searchParams.get('endpoint') ?? undefined,
  }
}

/** What is wrong with an address of a bucket, as the end of a sentence. */
const fault = (address: string): string | undefined => {
  if (!URL.canParse(address)) return 'must look like s3://bucket?endpoint=https://s3.example.org&region=ap-south-1'
  const url = new URL(address)
  const { bucket, prefix, endpoint, region } = bucketOf(address)
  if (url.username || url.password || url.port)
    return 'must hold no keys and no port: keys go into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  if (!bucketName.test(bucket)) return 'must name a bucket, such as s3://northlight-files'
  if (!/^(?:[a-z0-9][a-z0-9_-]*\/)*$/i.test(prefix)) return 'must have a plain folder after the bucket, or none'
  if (endpoint !== undefined && !isWebAddress(endpoint)) return 'must have a web address as its endpoint'
  if (!/^[a-z0-9-]{1,40}$/.test(region)) return 'must have a region such as ap-south-1'
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region')
  return unknown && `has a part "${unknown}" that is not known here; endpoint and region are`
}

export const storageAddress = z
  .string()
  .superRefine((text, context) => {
    const message = text.startsWith('s3:')
      ? fault(text)
      : /^file:.+/.test(text)
        ? undefined
        : 'must start with file: followed by a folder, or with s3: followed by a bucket'
    if (message) context.addIssue({ code: 'custom', message })
  })
  .transform((text): StorageAddress => (text.startsWith('s3:') ? bucketOf(text) : { folder: folderOf(text) }))

/** Without an endpoint the bucket is Amazon's, whose machines may have a role instead of keys. */
export const missingKey = (given: Record<string, string | undefined>): string | undefined => {
  const address = given.STORAGE_URL ?? ''
  if (!address.startsWith('s3:')) return undefined
  const missing = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].filter((name) => !given[name])
  return missing.length === 1 || /[?&]endpoint=/.test(address) ? missing[0] : undefined
}

type Keys = { AWS_ACCESS_KEY_ID?: string | undefined; AWS_SECRET_ACCESS_KEY?: string | undefined }

/** The folder of public files, and the bucket that stands in for it and for all private files. */
export const storageSettings = (
  address: StorageAddress | undefined,
  { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret }: Keys,
  { folder, dataDir }: { folder: string; dataDir: string },
): { storageDir: string; bucket: Bucket | undefined } => ({
  storageDir: address && 'folder' in address ? resolve(folder, address.folder) : resolve(dataDir, 'media'),
  bucket: address && 'bucket' in address ? { ...address, keys: id && secret ? { id, secret } : undefined } : undefined,
})
