import { seconds } from '@northlight/contract/durations'
import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { useEffect, useState } from 'react'
import { calls } from '../../../platform/api/client.ts'
import { tabId } from './tab-id.ts'

type Editors = RecordView['editors']

/**
 * Says every 20 s that this record is being edited, and hears who else does. Nobody is shut out; `ask` tells the others
 * that somebody would like to edit it.
 */
export const useLock = (resource: Resource, id: number, isEditing: boolean) => {
  const [editors, setEditors] = useState<Editors>([])
  const isWanted = isEditing && hasDrafts(resource)
  const path = `/office/${resource.name}/${id}/lock`
  const ask = async () =>
    setEditors((await calls.post<{ editors: Editors }>(path, { session: tabId, is_asking: true })).editors)
  useEffect(() => {
    if (!isWanted) return
    const say = () =>
      calls
        .post<{ editors: Editors }>(path, { session: tabId })
        .then((reply) => setEditors(reply.editors))
        .catch(() => {
          // No connection: the next beat says it again.
        })
    void say()
    const beat = setInterval(() => void say(), seconds(20))
    return () => {
      clearInterval(beat)
      void calls.post(path, { session: tabId, is_leaving: true }).catch(() => {})
    }
  }, [isWanted, path])
  return { editors, ask }
}
