import { saidWhen } from '@northlight/contract/words/said-when'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** When somebody leaves, in an example of a refund. */
export function When({ text }: { text: string }) {
  const words = useWords()
  const said = saidWhen(text, words)
  return <span lang={words.langOf(said)}>{said}</span>
}
