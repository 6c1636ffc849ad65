import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { starIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** Stars are drawn for the eye and said in words. */
export function Stars({ count, className }: { count: number; className?: string }) {
  const { say } = useWords()
  return (
    <p className={classes('flex gap-0.5 text-bronze', className)}>
      <span className="sr-only">{say('{count} of 5 stars', { count })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon path={starIcon} key={star} size={16} className={star <= count ? 'fill-current' : 'opacity-50'} />
      ))}
    </p>
  )
}
