import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readListAgain } from '../../../platform/admin/list-cache.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { wasMadeEmpty } from '../make/made-empty.ts'
import { readRecord } from '../read-record.ts'
import { verbs } from '../verbs.ts'
import type { Editor } from './create-editor.ts'

const firstVersion = 1

/** Removes a record that nobody wrote in. What another tab or a colleague has done with it since counts. */
export const forgetUntouched = async (resource: Resource, { id, version }: Pick<RecordView, 'id' | 'version'>) => {
  const now = await readRecord(resource.name, id)
  if (now.version !== version || now.state !== 'draft' || now.editors.some(({ is_you }) => !is_you)) return
  await verbs.remove(resource.name, id)
  await readListAgain(resource)
  toast.done(`Nothing was written, so the new ${resource.words[0]} is not kept.`)
}

/** A new record whose form is left before anything was typed does not stay as an empty one. */
export const useForgetUntouched = (resource: Resource, { id, version }: RecordView, editor: Editor) => {
  const { state } = useLocation()
  const [isNew] = useState(() => wasMadeEmpty(state))
  useEffect(
    () => () => {
      const { queue, unread } = editor.store.get()
      const isUntouched = version === firstVersion && editor.version() === version && queue.seq === 0 && editor.isSent()
      if (!isNew || !isUntouched || Object.keys(unread).length > 0) return
      // The form may be drawn anew at the same address: only who has gone elsewhere has left it.
      setTimeout(() => {
        if (window.location.pathname.endsWith(`/${resource.name}/${id}`)) return
        // It stays where it could not be removed; nobody waits for it.
        forgetUntouched(resource, { id, version }).catch(() => {})
      })
    },
    [resource, id, version, editor, isNew],
  )
}
