import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { documentTypes, imageTypes, upload } from '../uploads.ts'
import { Use } from './record-views.ts'

const tag = 'Office: pictures'
const staff = { tag, audience: 'staff' } as const
const message = z.string()
const part = z.number({ error: 'Use a number from 0 to 1.' }).min(0, 'Use 0 to 1.').max(1, 'Use 0 to 1.')

export const mediaShows = ['person', 'child', 'place', 'thing'] as const
const Crop = z.object({ x: part, y: part, w: part, h: part })

export const MediaView = z.object({
  id: z.number().int(),
  /** Inside the public store: shown at `/storage/{path}` and, smaller, at `/_ipx/w_320/storage/{path}`. */
  path: z.string(),
  name: z.string().nullable(),
  alt: z.string().nullable(),
  is_decorative: z.boolean(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  bytes: z.number().int(),
  type: z.string(),
  focal_x: z.number().nullable(),
  focal_y: z.number().nullable(),
  /** By ratio, `"1.5"`; the file itself is never cut. */
  crops: z.record(z.string(), Crop).nullable(),
  shows: z.enum(mediaShows).nullable(),
  consent_on: z.string().nullable(),
  /** The signed paper, opened at `/office/files/{id}`. */
  consent_scan_id: z.number().int().nullable(),
  consent_withdrawn_on: z.string().nullable(),
  uses: z.number().int(),
  created_at: z.iso.datetime(),
})
export type MediaView = z.output<typeof MediaView>

const file = upload('picture', { types: imageTypes, maxBytes: 15 * 1024 * 1024 })
const mediaReply = z.object({ message, media: MediaView })

export const mediaList = endpoint({
  ...staff,
  act: 'content.read',
  method: 'get',
  path: '/office/media',
  summary:
    'Pictures; `filter[use]=unused`, `filter[alt]=missing`, `filter[shows]=child`, `filter[size]=small` for photographs too small for a banner, `filter[kind]=photograph` without the drawings of questions',
  query: listQuery({ filters: ['search', 'use', 'alt', 'shows', 'size', 'kind'], sorts: ['created_at', 'bytes'] }),
  reply: listOf(MediaView),
})

export const addMedia = endpoint({
  ...staff,
  act: 'media.write',
  method: 'post',
  path: '/office/media',
  summary:
    'A new picture. What a camera wrote into it, the place above all, is taken out; the same bytes are found again',
  input: z.object({ file }),
  reply: mediaReply.extend({ is_known: z.boolean() }),
  status: 201,
})

export const readMedia = endpoint({
  ...staff,
  act: 'content.read',
  method: 'get',
  path: '/office/media/{id}',
  summary: 'One picture and where it stands',
  params: z.object({ id: idParam }),
  reply: mediaReply.extend({ uses: z.array(Use) }),
})

export const changeMedia = endpoint({
  ...staff,
  act: 'media.write',
  method: 'post',
  path: '/office/media/{id}',
  summary: 'Describe a picture, say what must stay in sight, how it is cut and what it shows',
  params: z.object({ id: idParam }),
  input: z
    .object({
      name: z.string().max(250, 'Use no more than 250 characters.').nullable(),
      alt: z.string().max(500, 'Use no more than 500 characters.').nullable(),
      is_decorative: z.boolean({ error: 'Use true or false.' }),
      focal_x: part.nullable(),
      focal_y: part.nullable(),
      crops: z.record(z.string().regex(/^\d{1,2}(?:\.\d{1,3})?$/, 'Name the ratio, like 1.5.'), Crop).nullable(),
      shows: z.enum(mediaShows, { error: `Choose one of ${mediaShows.join(', ')}.` }).nullable(),
      consent_on: z.iso.date('Write the day as 2026-11-15.').nullable(),
      consent_scan_id: z.number().int().positive().nullable(),
      consent_withdrawn_on: z.iso.date('Write the day as 2026-11-15.').nullable(),
    })
    .partial()
    .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'Say what to change.'),
  reply: mediaReply,
  example: { params: { id: '9001' }, input: { alt: 'A class room in the morning' } },
})

export const replaceMedia = endpoint({
  ...staff,
  act: 'media.write',
  method: 'post',
  path: '/office/media/{id}/replace',
  summary: 'Put another file in its place everywhere, under a new address; the old file is kept for a month',
  params: z.object({ id: idParam }),
  input: z.object({ file }),
  reply: mediaReply,
  example: { params: { id: '9001' } },
})

export const deleteMedia = endpoint({
  ...staff,
  act: 'media.write',
  method: 'delete',
  path: '/office/media/{id}',
  summary: 'Delete a picture that is used nowhere; 409 names every use',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})

export const addEvidence = endpoint({
  ...staff,
  act: 'evidence.add',
  method: 'post',
  path: '/office/evidence',
  summary: 'The signed paper of a consent; opened again at `/office/files/{id}`, each opening written down',
  input: z.object({ file: upload('paper', { types: documentTypes, maxBytes: 10 * 1024 * 1024 }) }),
  reply: z.object({ message, file: z.object({ id: z.number().int() }) }),
  status: 201,
})

export const mediaEndpoints = [
  mediaList,
  addMedia,
  readMedia,
  changeMedia,
  replaceMedia,
  deleteMedia,
  addEvidence,
] as const
