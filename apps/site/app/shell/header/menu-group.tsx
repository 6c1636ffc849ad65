import { classes } from '@northlight/ui/classes.ts'
import { ChevronDownIcon } from '@northlight/ui/icons/chevron-down.tsx'
import { lazyPart, Part } from '../../platform/loading/part.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { FeedLinks } from '../menu/feed-links.tsx'
import { achieversFeed, coursesFeed } from '../menu/feeds.ts'
import { isWithin, type MenuItem } from '../menu/menu-tree.ts'
import { dropDown, dropLink, topItem } from './menu-looks.ts'
import { useDisclosure } from './use-disclosure.ts'

const coursesPanel = lazyPart(() => import('./courses-panel.tsx').then((part) => part.CoursesPanel))

type Props = { item: MenuItem; current: boolean; pathname: string }

const prepare = ({ feed }: MenuItem) => {
  if (feed === 'courses') {
    void coursesPanel.load()
    void coursesFeed.load()
  }
  if (feed === 'achievers') void achieversFeed.load()
}

export function MenuGroup({ item, current, pathname }: Props) {
  const { open, item: itemProps, button, panel } = useDisclosure()
  const chevron = (
    <ChevronDownIcon
      size={16}
      className={classes('transition-[rotate] duration-200', open ? 'rotate-180' : 'opacity-70')}
    />
  )
  return (
    <li
      className={classes('menu-item', item.feed !== 'courses' && 'relative', item.to && 'flex')}
      {...itemProps}
      onPointerEnter={(event) => {
        prepare(item)
        itemProps.onPointerEnter(event)
      }}
      onFocus={() => prepare(item)}
    >
      {item.withoutScript && (
        <a href={item.withoutScript} className={classes(topItem, 'script-free')}>
          {item.label}
        </a>
      )}
      {item.to && (
        <Link
          to={item.to}
          data-top
          data-current={current || undefined}
          className={classes(topItem, 'pr-0 max-[1400px]:pr-0')}
        >
          {item.label}
        </Link>
      )}
      <button
        {...button}
        data-top={item.to ? undefined : true}
        data-current={(current && !item.to) || undefined}
        aria-label={item.to ? `More under ${item.label}` : undefined}
        className={classes(
          topItem,
          item.to && 'w-7 justify-center px-0 max-[1400px]:px-0',
          item.feed && 'needs-script',
        )}
      >
        {item.to ? null : item.label}
        {chevron}
      </button>
      {item.feed === 'courses' ? (
        <div
          {...panel}
          className="menu-panel absolute inset-x-0 top-[calc(100%+1px)] border-b border-line bg-paper on-paper shadow-pop"
        >
          {open && <Part part={coursesPanel} props={{ links: item.children ?? [] }} waiting={<Waiting />} />}
        </div>
      ) : (
        <div {...panel} className={classes('menu-panel', dropDown)}>
          {item.feed === 'achievers'
            ? open && <FeedLinks feed={achieversFeed} linkClass={dropLink} lineClass="h-10" messageClass="px-3 py-1" />
            : item.children?.map(({ label, to }) => (
                <Link key={to} to={to} className={dropLink} aria-current={isWithin(to, pathname) ? 'page' : undefined}>
                  {label}
                </Link>
              ))}
        </div>
      )}
    </li>
  )
}

const Waiting = () => (
  <div className="wrap min-h-80 py-8" aria-busy="true">
    <span className="sr-only">Loading</span>
    <SkeletonLines lines={4} lineClassName="h-11" className="max-w-56" />
  </div>
)
