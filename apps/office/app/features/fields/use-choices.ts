import { minutes } from '@northlight/contract/durations'
import type { Choices, Field } from '@northlight/contract/office/field-kinds'
import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { calls } from '../../platform/api/client.ts'

const fromOf = (field: Field): Choices | null =>
  field.kind === 'choice' || field.kind === 'choices' ? field.from : { used: true }

type Row = { id: number; cells: Record<string, unknown> }
type Options = Record<string, { value: string }[]>

/** What records of the type say in this field, each once; the newest hundred are asked, which is as many as one can choose from. */
export const usedValues = (rows: readonly Row[], name: string): string[] =>
  [...new Set(rows.map(({ cells }) => cells[name]).filter((value) => typeof value === 'string' && value !== ''))]
    .map(String)
    .sort((a, b) => a.localeCompare(b, 'en-IN'))

/** What may be chosen: a fixed list, one of the settings, or what other records of the type say. */
export const useChoices = (resource: string, name: string, field: Field): readonly string[] => {
  const from = fromOf(field)
  const optionName = from && 'options' in from ? from.options : undefined
  const isUsed = from !== null && 'used' in from
  const used = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' } },
    { enabled: isUsed, staleTime: minutes(1), retry: false },
  )
  const options = useQuery({
    queryKey: ['options'],
    queryFn: () => calls.get<{ options: Options }>('/options'),
    enabled: optionName !== undefined,
    staleTime: minutes(1),
  })
  if (from && 'list' in from) return from.list
  if (optionName) return (options.data?.options[optionName] ?? []).map(({ value }) => value)
  return usedValues(used.data ?? [], name)
}
