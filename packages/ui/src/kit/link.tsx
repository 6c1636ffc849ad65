import { languageOf, pathIn } from '@northlight/contract/words/language-paths'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Icon } from './icon.tsx'
import { arrowRightIcon } from './icons.ts'
import { linkKind } from './link-kind.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, a foreign address, or `tel:` and `mailto:`. */
  to: string
  /** Between application pages, where the page changes in place: leave the scrolling alone. */
  preventScrollReset?: boolean
  children?: ReactNode
}

/**
 * One link for all targets: always a plain one, which works before any script. On application pages a listener turns
 * clicks into changes of the page in place. On a page in another language it leads to the page in that language, where
 * there is one; an address that has the language already is left alone. A foreign site opens a new tab, says so, and is told nothing about us.
 */
export function Link({ to, preventScrollReset, children, ...rest }: LinkProps) {
  const { language, say } = useWords()
  if (linkKind(to) !== 'foreign')
    return (
      <a
        href={languageOf(to) === language ? to : pathIn(language, to)}
        data-keep-scroll={preventScrollReset || undefined}
        {...rest}
      >
        {children}
      </a>
    )
  return (
    <a href={to} rel="noopener noreferrer" target="_blank" {...rest}>
      {children}
      {!rest['aria-label'] && <span className="sr-only"> ({say('opens a new tab')})</span>}
    </a>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />
}

/** Its target is the whole card or row around it, which is `relative`. */
export function CardLink({ className, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes('stretched text-ink no-underline hover:text-ink hover:underline', className)} />
  )
}

/** "See all results →": a quiet way on below a section. */
export function MoreLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classes(
        'group inline-flex items-center gap-2 border-b border-line-2 py-2.5 text-sm font-semibold text-ink no-underline hover:border-ink',
        className,
      )}
    >
      {children}
      <Icon
        path={arrowRightIcon}
        size={18}
        className="text-bronze [.on-night_&]:text-gold transition-[translate] duration-200 group-hover:translate-x-1"
      />
    </Link>
  )
}
