import type { ChildHomeView } from '@northlight/contract/children'
import { Button } from '@northlight/ui/kit/button.tsx'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { child: ChildHomeView; onChange: () => Promise<void> }

/** The papers of the child's courses in a line each, and what the parent bought and can hand over. */
export function ChildSeries({ child, onChange }: Props) {
  const { series, can_be_handed } = child
  const [handing, setHanding] = useState<number>()
  if (series.length === 0 && can_be_handed.length === 0) return null
  const hand = async (enrolment: number) => {
    setHanding(enrolment)
    try {
      const params = { id: String(child.id), enrolment: String(enrolment) }
      const { message } = await (await browserClient()).post('/children/{id}/series/{enrolment}', {}, { params })
      toast.success(message)
      await onChange()
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setHanding(undefined)
    }
  }
  return (
    <section aria-labelledby="child-series">
      <h3 id="child-series" className="mb-4 text-h3">
        Test series
      </h3>
      <ul>
        {series.map((one) => (
          <li key={one.enrolment_id} className="border-t border-line-2 py-4 last:border-b">
            <h4 className="text-h4 wrap-break-word">{[one.course, one.track].filter(Boolean).join(', ')}</h4>
            <p className="text-sm text-ink-2">
              {one.papers.length > 0 && `${one.finished} of ${one.papers.length} papers finished. `}
              {one.sentence}
            </p>
          </li>
        ))}
        {can_be_handed.map((one) => (
          <li
            key={one.enrolment_id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line-2 py-4 last:border-b"
          >
            <div>
              <h4 className="text-h4 wrap-break-word">{one.course}</h4>
              <p className="text-sm text-ink-2">Bought in your own account. Nobody has begun it.</p>
            </div>
            <Button
              variant="line"
              size="sm"
              pending={handing === one.enrolment_id}
              pendingLabel="One moment"
              onClick={() => void hand(one.enrolment_id)}
            >
              Give it to {child.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
