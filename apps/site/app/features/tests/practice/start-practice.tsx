import type { StartPracticeInput } from '@northlight/contract/results/practice'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = {
  input: Partial<StartPracticeInput> & { kind: StartPracticeInput['kind'] }
  className?: string
  children: ReactNode
}

/** Makes a practice session and opens it. */
export function StartPractice({ input, className, children }: Props) {
  const start = useStartPractice()
  return (
    <TextButton className={className} disabled={start.pending} onClick={() => start.run(input)}>
      {children}
    </TextButton>
  )
}

export const practicePath = (uuid: string) => `/practice/${uuid}`

export const useStartPractice = () => {
  const navigate = useGo()
  const { stored } = useWords()
  const [pending, setPending] = useState(false)
  const run = async (input: Props['input']) => {
    setPending(true)
    try {
      const { practice } = await (await browserClient()).post('/practice', { ...input })
      navigate(practicePath(practice.uuid))
    } catch (error) {
      toast.error(stored(sentenceOf(error)))
    } finally {
      setPending(false)
    }
  }
  return { run, pending }
}
