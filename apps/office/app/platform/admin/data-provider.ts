import type { DataProvider, GetListParams } from 'ra-core'
import { calls } from '../api/client.ts'

type ListReply = { data: { id: number }[]; meta: { total: number; is_more?: boolean } }
type RecordReply = { record: { id: number } }

/** A list in our API's own words: page size and page, a sort with its sign, filters by name. */
export const listQueryOf = ({ pagination, sort, filter }: GetListParams): Record<string, string> => ({
  total: String(pagination?.perPage ?? 25),
  page: String(pagination?.page ?? 1),
  ...(sort?.field && { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }),
  ...Object.fromEntries(
    Object.entries((filter ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== '' && value !== undefined && value !== null)
      .map(([name, value]) => [`filter[${name}]`, String(value)]),
  ),
})

/** ra-core asks for lists and single records through this; everything else a record can do is a verb of its own. */
const provider = {
  supportAbortSignal: true,
  async getList(resource: string, params: GetListParams) {
    const { data, meta } = await calls.get<ListReply>(`/office/${resource}`, {
      query: listQueryOf(params),
      signal: params.signal,
    })
    return { data, total: meta.total, meta }
  },
  async getOne(resource: string, { id, signal }: { id: unknown; signal?: AbortSignal }) {
    const { record } = await calls.get<RecordReply>(`/office/${resource}/${encodeURIComponent(String(id))}`, { signal })
    return { data: record }
  },
  async getMany(resource: string, { ids }: { ids: unknown[] }) {
    return { data: await Promise.all(ids.map(async (id) => (await provider.getOne(resource, { id })).data)) }
  },
}

const noVerb = (name: string) => async () => {
  throw new Error(`A record is never written by ${name}: it has verbs of its own.`)
}

export const dataProvider = {
  ...provider,
  ...Object.fromEntries(
    ['getManyReference', 'create', 'update', 'updateMany', 'delete', 'deleteMany'].map((name) => [name, noVerb(name)]),
  ),
} as unknown as DataProvider
