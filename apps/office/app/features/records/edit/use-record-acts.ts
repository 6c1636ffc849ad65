import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { useState } from 'react'
import { calls } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { verbs } from '../verbs.ts'
import { capital, mayDo, titleOf } from '../words.ts'
import { tabId } from './tab-id.ts'
import { isUndoable, undoPublish } from './undo-publish.ts'
import type { useEditor } from './use-editor.ts'

type Options = {
  resource: Resource
  record: RecordView
  /** As it is typed now. */
  title: string
  editing: Pick<ReturnType<typeof useEditor>, 'editor' | 'queue' | 'unread'>
  onSaved: () => void
  onReplaced: () => void
}

/** What is done with the record on the screen. Only what the server holds may be acted on: what waits goes first. */
export const useRecordActs = ({ resource, record, title, editing, onSaved, onReplaced }: Options) => {
  const { editor, queue, unread } = editing
  const [unreadField] = Object.values(unread)
  const [isSending, setSending] = useState(false)
  const settled = async (): Promise<number | undefined> => {
    if (await editor.flush()) return editor.version()
    toast.failed(
      queue.conflict
        ? 'Decide first between the two versions.'
        : unreadField
          ? `What stands in “${capital(unreadField)}” cannot be read. Write it another way first.`
          : 'This could not be saved yet. Look at the line and try again.',
    )
    return undefined
  }
  const moved = (version: number, isNewText = false) => {
    // Another text brings another editor with it; this one has nothing more to do with it.
    if (isNewText) return onReplaced()
    editor.moved(version)
    onSaved()
  }
  const publishOrAsk = async () => {
    const version = await settled()
    if (version === undefined) return
    if (!mayDo(record, 'publish')) {
      moved((await verbs.ask(resource.name, record.id, version)).version)
      toast.done('The administrators are asked to publish it. You will get a mail when they decide.')
      return
    }
    const { version: published } = await verbs.publish(resource.name, record.id, version)
    moved(published)
    toast.done(`“${titleOf(resource, title)}” is live.`, {
      ...(isUndoable(resource, record) && {
        undo: async () => moved(await undoPublish(resource, record, published), true),
      }),
      ...(record.page && { link: { to: record.page, label: 'See it', isSite: true } }),
    })
  }
  return {
    isSending,
    settled,
    moved,
    publish: async () => {
      if (isSending) return
      setSending(true)
      try {
        await publishOrAsk()
      } catch (error) {
        toast.failed(error)
        onSaved()
      } finally {
        setSending(false)
      }
    },
    saveNow: async () => {
      if ((await settled()) !== undefined)
        toast.done(hasDrafts(resource) ? 'The draft is saved.' : 'Saved. It is live.')
    },
    /** What the other one wrote elsewhere in the record comes in with the next reading. */
    resolve: async (chosen: Record<string, unknown>) => {
      editor.resolve(chosen)
      if (!(await editor.flush())) return
      toast.done('It is saved as you decided.')
      onReplaced()
    },
    answer: async (key: string, text: string) => {
      try {
        const { version } = await calls.post<{ version: number }>(`/office/${resource.name}/${record.id}/draft`, {
          base: (await settled()) ?? editor.version(),
          session: tabId,
          seq: editor.nextNumber(),
          changes: {},
          answers: { [key]: text },
        })
        moved(version)
      } catch (error) {
        toast.failed(error)
      }
    },
    turnDown: async (reason: string) => {
      try {
        const version = await settled()
        if (version === undefined) return
        moved((await verbs.turnDown(resource.name, record.id, version, reason)).version)
        toast.done('It is turned down. Whoever asked reads why.')
      } catch (error) {
        toast.failed(error)
      }
    },
  }
}
