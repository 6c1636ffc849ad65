import { classes } from '@northlight/ui/classes.ts'
import { ArrowRightIcon } from '@northlight/ui/icons/arrow-right.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { linkKind } from './link-kind.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, a foreign address, or `tel:` and `mailto:`. */
  to: string
  replace?: boolean
  /** Fetch the page ahead when the pointer or focus comes near. */
  prefetch?: 'none' | 'intent' | 'render' | 'viewport'
  children?: ReactNode
}

/** One link for all targets. A foreign site opens a new tab, says so, and is told nothing about us. */
export function Link({ to, replace, prefetch, children, ...rest }: LinkProps) {
  const kind = linkKind(to)
  if (kind === 'page')
    return (
      <RouterLink to={to} replace={replace} prefetch={prefetch} {...rest}>
        {children}
      </RouterLink>
    )
  if (kind === 'device')
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  return (
    <a href={to} rel="noopener noreferrer" target="_blank" {...rest}>
      {children}
      {!rest['aria-label'] && <span className="sr-only"> (opens a new tab)</span>}
    </a>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />
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
      <ArrowRightIcon
        size={18}
        className="text-bronze [.on-night_&]:text-gold transition-[translate] duration-200 group-hover:translate-x-1"
      />
    </Link>
  )
}
