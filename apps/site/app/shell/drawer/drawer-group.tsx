import { ChevronDownIcon } from '@northlight/ui/icons/chevron-down.tsx'
import type { ReactNode } from 'react'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { Link } from '../../ui/controls/link.tsx'

export const row =
  'flex min-h-13 w-full items-center justify-between border-b border-line-night px-5 py-2.5 font-medium text-on-night no-underline -outline-offset-3 hover:text-gold aria-[current=page]:text-gold'
export const leaf =
  'flex min-h-11 items-center py-1.5 pr-5 pl-8 text-sm leading-snug text-on-night-2 no-underline -outline-offset-3 hover:text-gold aria-[current=page]:text-gold'

/** Opens and closes one branch of the tree; `small` is a campus inside the courses. */
export function Group({
  label,
  open,
  small,
  children,
}: {
  label: string
  open?: boolean
  small?: boolean
  children: ReactNode
}) {
  return (
    <details open={open} className={small ? 'group/inner' : 'group border-b border-line-night open:pb-2'}>
      <summary
        className={
          small
            ? 'flex min-h-11 items-center justify-between py-2 pr-5 pl-8 font-serif text-[1.0625rem] font-medium -outline-offset-3 hover:text-gold'
            : `${row} border-b-0`
        }
      >
        {label}
        <ChevronDownIcon
          size={20}
          className={`text-gold transition-[rotate] duration-200 ${small ? 'group-open/inner:rotate-180' : 'group-open:rotate-180'}`}
        />
      </summary>
      {children}
    </details>
  )
}

export function DrawerLinks({ links, pathname }: { links: readonly MenuLink[]; pathname?: string }) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={leaf} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
