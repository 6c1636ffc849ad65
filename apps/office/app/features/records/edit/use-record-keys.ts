import type { Resource } from '@northlight/contract/office/resource'
import { useNavigate } from 'react-router'
import { useKeys } from '../../../platform/keys/use-keys.ts'
import { useMe } from '../../../platform/me/use-me.ts'
import { listSeen, neighbourOf } from '../neighbours.ts'

type Acts = { onSave: () => void; onPublish: () => void; onPreview: () => void }

/** Save, publish, preview, the neighbours of the list, and back to it at the same row. */
export const useRecordKeys = (resource: Resource, id: number, { onSave, onPublish, onPreview }: Acts) => {
  const { keys_on } = useMe()
  const navigate = useNavigate()
  const toList = () => void navigate(listSeen(resource.name), { state: { from: id } })
  const to = (by: 1 | -1) => {
    const next = neighbourOf(resource.name, id, by)
    return next === undefined ? undefined : () => void navigate(`/${resource.name}/${next}`)
  }
  const neighbours = { before: to(-1), after: to(1) }
  useKeys(
    {
      '$mod+s': onSave,
      '$mod+Enter': onPublish,
      p: onPreview,
      Escape: toList,
      '[': () => neighbours.before?.(),
      ']': () => neighbours.after?.(),
    },
    { letters: keys_on },
  )
  return { toList, neighbours }
}
