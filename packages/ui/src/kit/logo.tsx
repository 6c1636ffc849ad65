import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'

/** The mark: star trails round one still star, above the ground line. */
export function LogoMark({ size = 36, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 36 36"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      className={classes('shrink-0', className)}
    >
      <path
        d="M6.3 25.8A14 14 0 0 1 18 4M10.4 23.6A9.3 9.3 0 0 1 18 8.9M29.7 25.8A14 14 0 0 0 25.5 6.2M25.3 23.6A9.3 9.3 0 0 0 23.6 10.8"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M18 9.5 19.7 16.6 27 18.3 19.7 20 18 27 16.3 20 9 18.3 16.3 16.6Z" className="fill-gold" />
      <path d="M4 31.5H32" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}

/**
 * Mark and name. The first word is set stronger; the rest drops away on narrow screens when `compact` asks for it. It
 * does not grow beyond a small screen: with letters twice as large the name alone would be wider.
 */
export function Logo({ name, compact, className }: { name: string; compact?: boolean; className?: string }) {
  const { inEnglish } = useWords()
  const [first, ...rest] = name.split(' ')
  return (
    <span
      className={classes(
        'inline-flex items-center gap-3 text-on-night max-[360px]:gap-2',
        compact && 'whitespace-nowrap',
        className,
      )}
    >
      <LogoMark />
      <span {...inEnglish} className="font-serif text-[min(1.3rem,6vw)] leading-none font-medium tracking-[-0.02em]">
        {first}
        {rest.length > 0 && (
          <span className={classes('font-[350] text-on-night-2', compact && 'max-sm:hidden')}> {rest.join(' ')}</span>
        )}
      </span>
    </span>
  )
}
