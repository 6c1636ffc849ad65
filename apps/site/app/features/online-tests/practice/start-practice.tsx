import type { StartPracticeInput } from '@northlight/contract/results/practice'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import type { ReactNode } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { practicePath } from '../../../platform/paths/paths.ts'

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

export const useStartPractice = () => {
  const navigate = useGo()
  const { act, pending } = useAct()
  const run = (input: Props['input']) =>
    act(
      async () => (await browserClient()).post('/practice', { ...input }),
      ({ practice }) => navigate(practicePath(practice.uuid)),
    )
  return { run, pending }
}
