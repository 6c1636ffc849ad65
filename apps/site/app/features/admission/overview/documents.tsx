import type { AdmissionView } from '@northlight/contract/content/page-texts'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Fold } from '../../../ui/layout/fold.tsx'
import { CheckedList } from '../../../ui/lists/checked-list.tsx'

/** What to have at hand on which day. */
export function Documents({ documents }: { documents: AdmissionView['documents'] }) {
  const { say } = useWords()
  const lists = [
    [say('For the test'), documents.for_test],
    [say('To confirm admission'), documents.for_admission],
    [say('For a waiver'), documents.for_waiver],
  ] as const
  return (
    <div className="grid gap-x-10 max-sm:border-b max-sm:border-line-2 sm:gap-y-8 md:grid-cols-3">
      {lists.map(
        ([title, items]) =>
          items.length > 0 && (
            <Fold key={title} title={title} className="sm:border-t sm:border-line-2 sm:pt-5">
              <CheckedList items={items.map((item) => <Stored key={item} text={item} />)} className="text-sm" />
            </Fold>
          ),
      )}
    </div>
  )
}
