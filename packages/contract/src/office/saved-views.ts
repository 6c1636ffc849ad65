import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'

const staff = { tag: 'Office', audience: 'staff', act: 'own.work' } as const
const message = z.string()
const resource = z.string({ error: 'Name the list.' }).min(1, 'Name the list.').max(60)

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
  path: '/office/views',
  summary: 'Views of a list that one has kept or that colleagues share: `filter[resource]=articles`',
  query: z.object({ filter: z.object({ resource }) }).meta({ filters: ['resource'], sorts: [] }),
  reply: z.object({ message, views: z.array(SavedView) }),
})

export const saveView = endpoint({
  ...staff,
  method: 'post',
  path: '/office/views',
  summary: 'Keep a view of a list under a name; the same name is written over',
  input: z.object({
    resource,
    name: text('the name of the view', { max: 60 }),
    query: z.string({ error: 'The view is missing.' }).max(1000, 'This view is too long to be kept.'),
    is_shared: z.boolean({ error: 'Use true or false.' }).default(false),
  }),
  reply: z.object({ message, view: SavedView }),
  status: 201,
  example: { input: { resource: 'articles', name: 'Drafts', query: 'filter[state]=draft', is_shared: true } },
})

export const deleteView = endpoint({
  ...staff,
  method: 'delete',
  path: '/office/views/{id}',
  summary: 'Forget a view one has kept',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})
