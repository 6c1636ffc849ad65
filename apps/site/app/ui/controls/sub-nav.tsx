import { Link } from '@northlight/ui/kit/link.tsx'
import { showCurrent } from './show-current.ts'

export type SubNavItem = { label: string; to: string; count?: number; end?: boolean }

const isCurrent = ({ to, end }: SubNavItem, pathname: string) =>
  pathname === to || (!end && pathname.startsWith(`${to}/`))

type Props = {
  label: string
  items: readonly SubNavItem[]
  pathname: string
  /** The address of the tab that leads to a page without one: it is drawn as current and told as the part, not the page. */
  partOf?: string
}

/** Pages beside each other, on the lower edge of the night head: the current one is paper with a gold line on top. */
export function SubNav({ label, items, pathname, partOf }: Props) {
  return (
    <nav aria-label={label} data-noprint>
      <ul
        ref={showCurrent}
        data-enhance="show-current"
        className="scroll-x flex gap-1 max-md:-mx-gutter max-md:px-gutter"
      >
        {items.map((item) => (
          <li key={item.to} className="shrink-0">
            <Link
              to={item.to}
              aria-current={isCurrent(item, pathname) ? 'page' : item.to === partOf || undefined}
              className="group flex min-h-13 items-center gap-2 rounded-t-lg border-t-3 border-transparent px-3 pb-0.75 text-sm font-medium text-on-night no-underline -outline-offset-3 hover:text-gold [&[aria-current]]:border-gold [&[aria-current]]:bg-paper [&[aria-current]]:text-ink sm:px-5"
            >
              {item.label}
              {item.count !== undefined && (
                <span className="font-normal text-on-night-2 figures group-[[aria-current]]:text-ink-2">
                  {item.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
