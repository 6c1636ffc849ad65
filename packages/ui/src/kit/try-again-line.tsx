import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'

/** A list or part that could not be fetched: says so where it should stand. */
export function TryAgainLine({
  retry,
  onNight,
  className,
}: {
  retry: () => unknown
  onNight?: boolean
  className?: string
}) {
  const { say } = useWords()
  return (
    <p role="alert" className={classes('text-sm', onNight ? 'text-on-night-2' : 'text-ink-2', className)}>
      {say('This could not be loaded.')}{' '}
      <button
        type="button"
        onClick={() => void retry()}
        className={classes('min-h-10 font-semibold underline underline-offset-4', onNight ? 'text-gold' : 'text-sky')}
      >
        {say('Try again')}
      </button>
    </p>
  )
}
