import type { AdmissionView } from '@northlight/contract/content/page-texts'
import { CheckedList } from '../../../ui/lists/checked-list.tsx'

/** What to have at hand on which day. */
export function Documents({ documents }: { documents: AdmissionView['documents'] }) {
  const lists = [
    ['For the test', documents.for_test],
    ['To confirm admission', documents.for_admission],
    ['For a waiver', documents.for_waiver],
  ] as const
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <div key={title} className="border-t border-line-2 pt-5">
              <h3 className="mb-4 text-h4">{title}</h3>
              <CheckedList items={items} className="text-sm" />
            </div>
          ),
      )}
    </div>
  )
}
