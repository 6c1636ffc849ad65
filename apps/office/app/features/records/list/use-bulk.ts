import { type BulkAct, mostAtOnce, undoneBy } from '@northlight/contract/office/bulk-acts'
import type { Resource } from '@northlight/contract/office/resource'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readListAgain } from '../../../platform/admin/list-cache.ts'
import { type BackgroundTask, waitForTask } from '../../../platform/tasks/wait-for-work.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { type Refusal, verbs } from '../verbs.ts'

export type OfferedAct = Exclude<BulkAct, 'set'>
type Which = { ids: unknown[] } | { filter: unknown }

const past: Record<OfferedAct, string> = {
  publish: 'published',
  hide: 'hidden',
  delete: 'deleted',
  show: 'shown',
  unshow: 'taken off',
}
const figures = new Intl.NumberFormat('en-IN')

/** Takes an act back on exactly the records that it changed, as many in each call as one may name. */
const undo = async (resource: string, act: BulkAct, ids: number[]): Promise<Refusal[]> => {
  const refused: Refusal[] = []
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const { result } = await verbs.bulk(resource, { act, ids: ids.slice(from, from + mostAtOnce) })
    refused.push(...(result?.refused ?? []))
  }
  return refused
}

type Options = { mayDo: (act: BulkAct) => boolean; onDone: () => void; onSettled: () => void }

/** One act on many records; what can be taken back offers it, and the list and its counts are read again. */
export const useBulk = (resource: Resource, { mayDo, onDone, onSettled }: Options) => {
  const [refused, setRefused] = useState<Refusal[]>([])
  const [progress, setProgress] = useState<BackgroundTask | null>(null)
  const words = (many: number) => (many === 1 ? resource.words[0] : resource.words[1])
  const wayBack = (act: OfferedAct, ids: number[]) => {
    const back = undoneBy[act]
    if (!back || !mayDo(back) || ids.length === 0) return {}
    return {
      undo: async () => {
        setRefused(await undo(resource.name, back, ids))
        await readListAgain(resource)
      },
    }
  }
  const run = useMutation({
    mutationFn: async ({ act, ...which }: { act: OfferedAct } & Which) => {
      const { work, result } = await verbs.bulk(resource.name, { act, ...which })
      return work === null ? result : (await waitForTask(work, setProgress)).result
    },
    onSuccess: (result, { act }) => {
      const done = result?.done ?? 0
      toast.done(`${figures.format(done)} ${words(done)} ${past[act]}.`, wayBack(act, result?.undoable ?? []))
      setRefused(result?.refused ?? [])
      onDone()
    },
    onError: toast.failed,
    onSettled: () => {
      setProgress(null)
      onSettled()
      void readListAgain(resource)
    },
  })
  return { run, progress, refused, forgetRefused: () => setRefused([]) }
}
