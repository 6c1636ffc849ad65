import type { Use } from '@northlight/contract/office/record-views'
import { calls } from '../../platform/api/client.ts'

export type Media = {
  id: number
  path: string
  name: string
  alt: string | null
  is_decorative: boolean
  width: number | null
  height: number | null
  bytes: number
  type: string
  focal_x: number | null
  focal_y: number | null
  shows: string | null
  uses: number
  created_at: string
}

export type MediaChange = Partial<Pick<Media, 'alt' | 'is_decorative' | 'focal_x' | 'focal_y' | 'shows' | 'name'>>

const formWith = (file: File) => {
  const form = new FormData()
  form.set('file', file)
  return form
}

export const media = {
  add: (file: File) => calls.post<{ media: Media; is_known: boolean }>('/office/media', formWith(file)),
  read: (id: number) => calls.get<{ media: Media; uses: Use[] }>(`/office/media/${id}`),
  change: (id: number, change: MediaChange) => calls.post<{ media: Media }>(`/office/media/${id}`, change),
  replace: (id: number, file: File) => calls.post<{ media: Media }>(`/office/media/${id}/replace`, formWith(file)),
  remove: (id: number) => calls.delete<{ message: string }>(`/office/media/${id}`),
}

/** A picture may be chosen once somebody has said what it shows, or that it is decoration. */
export const isDescribed = ({ alt, is_decorative }: Pick<Media, 'alt' | 'is_decorative'>) =>
  is_decorative || (alt !== null && alt.trim() !== '')
