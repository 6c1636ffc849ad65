import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'

const tag = 'Office'
const staff = { tag, audience: 'staff', act: 'own.work' } as const
const message = z.string()

export const SavedView = z.object({
  id: z.number().int(),
  resource: z.string(),
  name: z.string(),
  /** What stands behind `?` in the address of the list. */
  query: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
})
export type SavedView = z.output<typeof SavedView>

export const savedViews = endpoint({
  ...staff,
  method: 'get',
  path: '/office/views/{resource}',
  summary: 'Views of a list that one has kept or that colleagues share',
  params: z.object({ resource: z.string().max(60) }),
  reply: z.object({ message, views: z.array(SavedView) }),
  example: { params: { resource: 'articles' } },
})

export const saveView = endpoint({
  ...staff,
  method: 'post',
  path: '/office/views/{resource}',
  summary: 'Keep a view of a list under a name; the same name is written over',
  params: z.object({ resource: z.string().max(60) }),
  input: z.object({
    name: text('the name of the view', { max: 60 }),
    query: z.string({ error: 'The view is missing.' }).max(1000, 'This view is too long to be kept.'),
    is_shared: z.boolean({ error: 'Use true or false.' }).default(false),
  }),
  reply: z.object({ message, view: SavedView }),
  status: 201,
  example: {
    params: { resource: 'articles' },
    input: { name: 'Drafts', query: 'filter[state]=draft', is_shared: true },
  },
})

export const deleteView = endpoint({
  ...staff,
  method: 'delete',
  path: '/office/views/{resource}/{id}',
  summary: 'Forget a view one has kept',
  params: z.object({ resource: z.string().max(60), id: idParam }),
  reply: z.object({ message }),
  example: { params: { resource: 'articles', id: '1' } },
})
