import type { MediaView } from '@northlight/contract/office/media'
import type { Use } from '@northlight/contract/office/record-views'
import { calls, upload } from '../../platform/api/client.ts'

export type Media = MediaView

/** What is taken from the library into a record or a text. */
export type Chosen = { path: string; src: string; alt: string | null }

type Changeable = 'name' | 'alt' | 'is_decorative' | 'focal_x' | 'focal_y' | 'crops' | 'shows'
type Consent = 'consent_on' | 'consent_scan_id' | 'consent_withdrawn_on'
export type MediaChange = Partial<Pick<Media, Changeable | Consent>>

const formWith = (file: File) => {
  const form = new FormData()
  form.set('file', file)
  return form
}

export const media = {
  add: (file: File, onProgress: (part: number) => void) =>
    upload<{ media: Media; is_known: boolean }>('/office/media', formWith(file), onProgress),
  read: (id: number) => calls.get<{ media: Media; uses: Use[] }>(`/office/media/${id}`),
  change: (id: number, change: MediaChange) => calls.post<{ media: Media }>(`/office/media/${id}`, change),
  replace: (id: number, file: File) => calls.post<{ media: Media }>(`/office/media/${id}/replace`, formWith(file)),
  remove: (id: number) => calls.delete<{ message: string }>(`/office/media/${id}`),
}

/** A picture may be chosen once somebody has said what it shows, or that it is decoration. */
export const isDescribed = ({ alt, is_decorative }: Pick<Media, 'alt' | 'is_decorative'>) =>
  is_decorative || (alt !== null && alt.trim() !== '')
