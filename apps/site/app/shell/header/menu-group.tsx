import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { chevronDownIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FeedPlace } from '../menu/feed-place.tsx'
import { isWithin } from '../menu/is-within.ts'
import type { MenuItem } from '../menu/menu-tree.ts'
import { CoursesPanel } from './courses-panel.tsx'
import { dropDown, dropLink, topItem } from './menu-looks.ts'

type Props = { item: MenuItem; current: boolean; pathname: string }

const idOf = (label: string) => `menu-${label.toLowerCase().replaceAll(/\W+/g, '-')}`

/** A button and its popover: the browser opens and closes it, with or without scripts. */
export function MenuGroup({ item, current, pathname }: Props) {
  const { say, stored } = useWords()
  const id = idOf(item.label)
  return (
    <li className={classes('menu-item', item.to && 'flex')} data-menu={item.feed ?? ''}>
      {item.to && (
        <Link
          to={item.to}
          data-top
          data-current={current || undefined}
          className={classes(topItem, 'pr-0 max-[1400px]:pr-0')}
        >
          {stored(item.label)}
        </Link>
      )}
      <button
        type="button"
        popoverTarget={id}
        aria-expanded="false"
        data-top={item.to ? undefined : true}
        data-current={(current && !item.to) || undefined}
        aria-label={item.to ? say('More under {menu}', { menu: stored(item.label) }) : undefined}
        className={classes(topItem, 'group/opener', item.to && 'w-7 justify-center px-0 max-[1400px]:px-0')}
      >
        {item.to ? null : stored(item.label)}
        <Icon
          path={chevronDownIcon}
          size={16}
          className="opacity-70 transition-[rotate] duration-200 group-aria-expanded/opener:rotate-180"
        />
      </button>
      {item.feed === 'courses' ? (
        <div id={id} popover="auto" className="menu-panel menu-wide border-b border-line bg-paper on-paper shadow-pop">
          <CoursesPanel links={item.children ?? []} />
        </div>
      ) : (
        <div id={id} popover="auto" className={dropDown}>
          {item.feed === 'achievers' ? (
            <FeedPlace
              feed="achievers"
              look="drop"
              lineClass="h-10"
              className="px-3 py-1"
              withoutScript="/#achievers"
            />
          ) : (
            item.children?.map(({ label, to }) => (
              <Link key={to} to={to} className={dropLink} aria-current={isWithin(to, pathname) ? 'page' : undefined}>
                {stored(label)}
              </Link>
            ))
          )}
        </div>
      )}
    </li>
  )
}
