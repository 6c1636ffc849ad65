import { minutes } from '@northlight/contract/durations'
import type { Choices, Field } from '@northlight/contract/office/field-kinds'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/client.ts'

const fromOf = (field: Field): Choices | null =>
  field.kind === 'choice' || field.kind === 'choices' ? field.from : { used: true }

/** What may be chosen: a fixed list, one of the settings, or what other records of the type say. */
export const useChoices = (resource: string, name: string, field: Field, isWanted = true): readonly string[] => {
  const from = fromOf(field)
  // A field within a repeated group has no list of its own.
  const isAsked = from !== null && !('list' in from) && !name.includes('.')
  const { data } = useQuery({
    queryKey: ['choices', resource, name],
    queryFn: () => calls.get<{ choices: string[] }>(`/office/${resource}/choices`, { query: { field: name } }),
    enabled: isAsked && isWanted,
    staleTime: minutes(1),
  })
  if (from && 'list' in from) return from.list
  return data?.choices ?? []
}
