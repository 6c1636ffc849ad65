import type { MistakeKind } from '@northlight/contract/results/report-views'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useId, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useTestFamily } from '../report/use-test-family.ts'
import { mistakeKinds, mistakeWords } from './mistake-words.ts'

type Props = { slug: string; slot: number; number: number; mistake: MistakeKind }

/** The rules say why marks went; the student knows better. Marks never change by it. */
export function MistakeChoice({ slug, slot, number, mistake }: Props) {
  const { say } = useWords()
  const id = useId()
  const { root } = useTestFamily()
  const [kind, setKind] = useState(mistake)
  const choose = async (next: MistakeKind) => {
    const before = kind
    setKind(next)
    try {
      const client = await browserClient()
      await client.post(`${root}/report/mistakes`, { slot, kind: next }, { params: { slug } })
    } catch {
      setKind(before)
      toast.error(say('That could not be saved. Check your connection and try again.'))
    }
  }
  return (
    <span className="inline-flex items-center gap-2 text-sm text-ink-2">
      <label htmlFor={id}>
        {say('Why')}
        <span className="sr-only"> {say('question {number}', { number })}</span>
      </label>
      <select
        id={id}
        value={kind}
        onChange={(event) => void choose(event.target.value as MistakeKind)}
        className="min-h-10 rounded-md border border-field bg-white px-2 text-ink"
      >
        {mistakeKinds.map((value) => (
          <option key={value} value={value}>
            {say(mistakeWords[value])}
          </option>
        ))}
      </select>
    </span>
  )
}
