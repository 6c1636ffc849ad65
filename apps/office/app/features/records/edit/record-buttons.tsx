import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { Button, IconButton } from '../../../ui/button.tsx'
import { mayDo } from '../words.ts'
import { PublishButton } from './publish-button.tsx'
import type { useRecordActs } from './use-record-acts.ts'

type Props = {
  resource: Resource
  record: RecordView
  acts: ReturnType<typeof useRecordActs>
  mayWrite: boolean
  preview: { isOn: boolean; onTurn: () => void } | undefined
  /** To its neighbours in the list that was seen last. */
  neighbours: { before: (() => void) | undefined; after: (() => void) | undefined }
}

/** What stands at the right of the head: preview, and publish or save. */
export function RecordButtons({ resource, record, acts, mayWrite, preview, neighbours: { before, after } }: Props) {
  const drafts = hasDrafts(resource)
  return (
    <>
      <span className="neighbours desk-only">
        <IconButton icon="chevronLeft" label="Previous record" disabled={!before} onClick={before} />
        <IconButton icon="chevronRight" label="Next record" disabled={!after} onClick={after} />
      </span>
      {preview && (
        <Button icon="eye" keys="p" aria-pressed={preview.isOn} onClick={preview.onTurn}>
          Preview
        </Button>
      )}
      {drafts && (mayDo(record, 'publish') || mayDo(record, 'ask') || mayDo(record, 'draft')) && (
        <PublishButton resource={resource} record={record} acts={acts} />
      )}
      {!drafts && mayWrite && !resource.isMadeElsewhere && (
        <Button look="primary" keys="Ctrl S" onClick={() => void acts.saveNow()}>
          Save
        </Button>
      )}
    </>
  )
}
