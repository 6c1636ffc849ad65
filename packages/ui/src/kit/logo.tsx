import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'

type MarkProps = { size?: number; className?: string | undefined }

/** The mark: star trails round one still star, above the ground line. */
export function LogoMark({ size = 36, className }: MarkProps) {
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

/** The first letter of a name in a tile: for an institute that has no logo of its own. */
export function LetterMark({ name, ground, size = 36, className }: { name: string; ground: string } & MarkProps) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" className={classes('shrink-0', className)}>
      <rect width="36" height="36" rx="9" className="fill-gold" />
      <text x="18" y="25.5" textAnchor="middle" fontSize="21" fontWeight="600" fill={ground}>
        {name.trim().charAt(0).toUpperCase()}
      </text>
    </svg>
  )
}

type LogoProps = {
  name: string
  /** What stands alone on narrow screens when `compact` asks for it; left out, the first word. */
  short?: string | undefined
  mark?: ReactNode
  compact?: boolean | undefined
  className?: string | undefined
}

/**
 * Mark and name. The short name is set stronger; the rest drops away on narrow screens when `compact` asks for it. It
 * does not grow beyond a small screen: with letters twice as large the name alone would be wider.
 */
export function Logo({ name, short, mark = <LogoMark />, compact, className }: LogoProps) {
  const { inEnglish } = useWords()
  const [first = '', rest] = partsOf(name, short, compact)
  return (
    <span
      className={classes(
        'inline-flex items-center gap-3 text-on-night max-[360px]:gap-2',
        compact && 'whitespace-nowrap',
        className,
      )}
    >
      {mark}
      <span {...inEnglish} className="font-serif text-[min(1.3rem,6vw)] leading-none font-medium tracking-[-0.02em]">
        {first}
        {rest && <span className={classes('font-[350] text-on-night-2', compact && 'max-sm:hidden')}> {rest}</span>}
      </span>
    </span>
  )
}

/** The strong part of a name and what follows it. A short name that is no beginning of the name stands for it in small places. */
const partsOf = (name: string, short: string | undefined, compact: boolean | undefined): [string, string?] => {
  if (short && name.startsWith(`${short} `)) return [short, name.slice(short.length + 1)]
  if (short && (compact || short === name)) return [short]
  const [first = name, ...rest] = name.split(' ')
  return rest.length > 0 ? [first, rest.join(' ')] : [first]
}
