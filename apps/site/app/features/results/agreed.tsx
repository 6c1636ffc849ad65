import { classes } from '@northlight/ui/classes.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** The note on written consent: once for a list of people, rather than below each of them. */
export function Agreed({ className }: { className?: string }) {
  const { say } = useWords()
  return (
    <p className={classes('text-xs text-ink-2', className)}>
      {say('Everyone named here agreed in writing to be shown.')}
    </p>
  )
}
