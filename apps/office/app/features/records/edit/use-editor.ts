import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { useEffect, useState } from 'react'
import { bodyOf, calls, isApiError } from '../../../platform/api/client.ts'
import { useMe } from '../../../platform/me/use-me.ts'
import { mayWriteAs } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { verbs } from '../verbs.ts'
import { createEditor, type SaveInput, type SaveOutcome } from './create-editor.ts'
import type { Conflicting } from './save-queue.ts'
import { type DraftKey, keepChanges, storedChanges } from './stored-changes.ts'
import { tabId } from './tab-id.ts'

/** Sent in the name of its writer or not at all: a colleague may have signed in while it waited. */
export const save = async (
  resource: Resource,
  { by, id }: Pick<DraftKey, 'by' | 'id'>,
  { base, seq, changes }: SaveInput,
): Promise<SaveOutcome> => {
  if (!mayWriteAs(by)) return { failed: new Error('Your session has ended: sign in again to save.') }
  try {
    if (!hasDrafts(resource)) return { saved: (await verbs.change(resource.name, id, base, changes)).version }
    const { version } = await calls.post<{ version: number }>(`/office/${resource.name}/${id}/draft`, {
      base,
      session: tabId,
      seq,
      changes,
    })
    return { saved: version }
  } catch (error) {
    if (isApiError(error) && error.code === 'conflict') return { conflict: bodyOf(error) as unknown as Conflicting }
    return { failed: error }
  }
}

/** The record on the screen, with what is typed on its way to the server. Plain types save when told to. */
export const useEditor = (resource: Resource, record: RecordView, onSaved: () => void) => {
  const by = useMe().email
  const [place] = useState<DraftKey>({ by, resource: resource.name, id: record.id })
  const [editor] = useState(() =>
    createEditor({
      version: record.version,
      values: record.values,
      save: (input) => save(resource, place, input),
      keep: (changes) => keepChanges(place, changes),
      onSaved,
      // What is saved there is live at once, so nothing goes out by itself.
      ...(!hasDrafts(resource) && { rest: 2 ** 31 - 1 }),
    }),
  )
  useEffect(() => {
    const kept = storedChanges(place)
    if (kept) {
      editor.type(kept)
      toast.done('What you typed here before is back.')
    }
    return () => {
      if (hasDrafts(resource)) editor.stop()
    }
  }, [editor, resource, place])
  return { editor, ...useStore(editor.store) }
}
