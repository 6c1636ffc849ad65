import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { useState } from 'react'
import { calls } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { unreadWords } from '../../fields/unread.ts'
import { verbs } from '../verbs.ts'
import { capital, mayDo, titleOf } from '../words.ts'
import type { Editor } from './create-editor.ts'
import { tabId } from './tab-id.ts'
import { isUndoable, undoPublish } from './undo-publish.ts'

type Options = {
  resource: Resource
  record: RecordView
  /** As it is typed now. */
  title: string
  editor: Editor
  /** Brings the field of this name before the eyes. */
  onGo: (name: string) => void
  onSaved: () => void
  onReplaced: () => void
}

/** What is done with the record on the screen. Only what the server holds may be acted on: what waits goes first. */
export const useRecordActs = ({ resource, record, title, editor, onGo, onSaved, onReplaced }: Options) => {
  const [isSending, setSending] = useState(false)
  const tellWhatWaits = () => {
    const { queue, unread } = editor.store.get()
    const [first] = Object.entries(unread)
    if (queue.conflict) return toast.failed('Decide first between the two versions.')
    if (!first) return toast.failed('This could not be saved yet. Look at the connection and try again.')
    const [path, { label }] = first
    toast.failed(unreadWords(capital(label)))
    onGo(path.split('.')[0] ?? path)
  }
  const settled = async (): Promise<number | undefined> => {
    if (await editor.flush()) return editor.version()
    tellWhatWaits()
    return undefined
  }
  /** Another text takes the place of this one: what cannot be read in it need not be mended first. */
  const settledToReplace = async (): Promise<number | undefined> => {
    if ((await editor.flush()) || editor.isSent()) return editor.version()
    tellWhatWaits()
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
    settledToReplace,
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
