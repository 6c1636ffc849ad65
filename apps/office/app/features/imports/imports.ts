import type { ImportRow, ImportView } from '@northlight/contract/office/imports'
import { calls } from '../../platform/api/client.ts'

export type Import = ImportView
export type Row = ImportRow

type Page<One> = { data: One[]; meta: { total: number; current_page: number; per_page: number } }

/** The calls of an import; rows are asked for by the page. */
export const imports = {
  start: (resource: string, file: File) => {
    const form = new FormData()
    form.set('resource', resource)
    form.set('file', file)
    return calls.post<{ import: Import }>('/office/imports', form)
  },
  earlier: (resource: string, page: number) =>
    calls.get<Page<Import>>('/office/imports', { query: { 'filter[resource]': resource, page, total: 10 } }),
  read: (id: number) => calls.get<{ import: Import }>(`/office/imports/${id}`),
  rows: (id: number, { state, page, total }: { state: string; page: number; total: number }) =>
    calls.get<Page<Row>>(`/office/imports/${id}/rows`, {
      query: { page, total, ...(state !== '' && { 'filter[state]': state }) },
    }),
  map: (id: number, mapping: (string | null)[]) =>
    calls.post<{ message: string; import: Import }>(`/office/imports/${id}/mapping`, { mapping }),
  leave: (id: number, what: { numbers?: number[]; state?: Row['state']; is_left: boolean }) =>
    calls.post<{ message: string; import: Import }>(`/office/imports/${id}/leave`, what),
  apply: (id: number) => calls.post<{ message: string; import: Import }>(`/office/imports/${id}/apply`, {}),
  undo: (id: number) => calls.post<{ message: string; import: Import }>(`/office/imports/${id}/undo`, {}),
}
