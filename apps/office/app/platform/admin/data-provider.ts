import type { DataProvider, GetListParams } from 'ra-core'
import { calls } from '../api/client.ts'
import { type ListReply, listQueryOf, resultOf } from './list-query.ts'

type RecordReply = { record: { id: number } }

/** ra-core asks for lists and single records through this; everything else a record can do is a verb of its own. */
const provider = {
  supportAbortSignal: true,
  async getList(resource: string, params: GetListParams) {
    const query = listQueryOf(params)
    return resultOf(await calls.get<ListReply>(`/office/${resource}`, { query, signal: params.signal }))
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
