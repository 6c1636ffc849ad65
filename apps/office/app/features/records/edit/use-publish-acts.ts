import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bodyOf } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { useMake } from '../make/use-make.ts'
import type { Use } from '../uses-list.tsx'
import { verbs } from '../verbs.ts'
import { titleOf } from '../words.ts'
import type { useRecordActs } from './use-record-acts.ts'

type Acts = Pick<ReturnType<typeof useRecordActs>, 'settled' | 'settledToReplace' | 'moved'>

/** What the menu beside Publish does. Everything acts on exactly what is on the screen. */
export const usePublishActs = (resource: Resource, record: RecordView, { settled, settledToReplace, moved }: Acts) => {
  const navigate = useNavigate()
  const { makeLike } = useMake(resource.name)
  const [uses, setUses] = useState<Use[]>([])
  const name = titleOf(resource, record.title)
  const { id } = record

  const told = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      toast.failed(error)
    }
  }
  const run = (act: (version: number) => Promise<{ version: number }>, said: string, isNewText = false) =>
    told(async () => {
      const version = await (isNewText ? settledToReplace() : settled())
      if (version === undefined) return
      const next = await act(version)
      toast.done(said)
      moved(next.version, isNewText)
    })
  return {
    uses,
    forgetUses: () => setUses([]),
    planAt: (at: string) =>
      run((version) => verbs.publish(resource.name, id, version, { at }), 'It will go live by itself, as it is now.'),
    hideAt: (at: string) => run((version) => verbs.hide(resource.name, id, version, { at }), 'It will hide by itself.'),
    unschedule: () =>
      run((version) => verbs.unschedule(resource.name, id, version), 'Nothing is planned any more; the draft stays.'),
    discard: () =>
      run(
        (version) => verbs.discard(resource.name, id, version),
        'The draft is discarded. It stands among the versions.',
        true,
      ),
    withdraw: () =>
      run(
        (version) => verbs.withdrawConsent(resource.name, id, version),
        'The consent is withdrawn. The person is shown nowhere any more.',
        true,
      ),
    hide: () =>
      told(async () => {
        const version = await settled()
        if (version === undefined) return
        const { version: now } = await verbs.hide(resource.name, id, version)
        moved(now)
        toast.done(`“${name}” is hidden.`, {
          ...(!record.is_edited && {
            undo: async () => moved((await verbs.publish(resource.name, id, now)).version),
          }),
        })
      }),
    duplicate: () => makeLike(id),
    remove: () =>
      told(async () => {
        try {
          await verbs.remove(resource.name, id)
        } catch (error) {
          const named = bodyOf(error).uses
          if (!Array.isArray(named)) throw error
          return setUses(named as Use[])
        }
        toast.done(`“${name}” is deleted.`)
        void navigate(`/${resource.name}`)
      }),
    share: () =>
      told(async () => {
        const version = await settled()
        if (version === undefined) return
        const { url } = await verbs.sharePreview(resource.name, id, version)
        await navigator.clipboard.writeText(url)
        toast.done('The link to this preview is copied. It is good for seven days, or until you end the links.')
      }),
    endPreviews: () =>
      told(async () => {
        await verbs.endPreviews(resource.name, id)
        toast.done('No link to a preview opens any more.')
      }),
  }
}
