import type { BranchMenu } from '../menu/course-menu.ts'
import { element } from './element.ts'
import { livePath, liveSay, liveStored } from './live-words.ts'
import { nextTab } from './next-tab.ts'

const tabLook =
  'grid gap-0.5 rounded-lg px-4 py-3 text-left transition-[background-color,border-color,color] not-aria-selected:hover:bg-paper-2 aria-selected:bg-night aria-selected:text-on-night'

const tabOf = ({ name, slug, modes }: BranchMenu) =>
  element(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: `campus-tab-${slug}`,
      'data-tab': slug,
      'aria-controls': `campus-panel-${slug}`,
      class: tabLook,
    },
    element('b', { class: 'font-serif text-title leading-tight font-medium' }, liveStored(name)),
    modes && element('span', { class: 'text-xs opacity-80' }, modes),
  )

const panelOf = ({ slug, groups }: BranchMenu) =>
  element(
    'div',
    { role: 'tabpanel', id: `campus-panel-${slug}`, 'aria-labelledby': `campus-tab-${slug}` },
    element(
      'div',
      // A heading of two lines pushes every column down, so that the courses begin at one height.
      { class: 'grid auto-cols-fr grid-flow-col grid-rows-[auto_1fr] gap-x-8 max-xl:gap-x-5' },
      ...groups.map(({ title, links }) =>
        element(
          'div',
          { class: 'row-span-2 grid grid-rows-subgrid' },
          element(
            'h3',
            {
              class:
                'mb-1.5 border-b border-line py-2 font-sans text-xs leading-snug font-medium tracking-normal text-bronze',
            },
            liveStored(title),
          ),
          element(
            'ul',
            {},
            ...links.map(({ label, to }) =>
              element(
                'li',
                {},
                element(
                  'a',
                  {
                    href: livePath(to),
                    class:
                      'block py-2.5 text-sm leading-snug font-medium text-ink no-underline hover:text-sky hover:underline',
                  },
                  label,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )

/** A tab for each campus, beside it the courses by class. */
export const coursesPanel = (branches: readonly BranchMenu[]): Node => {
  if (branches.length === 0)
    return element('p', { class: 'text-ink-2' }, liveSay('New courses will be listed here soon.'))
  const tabs = branches.map(tabOf)
  const panels = branches.map(panelOf)
  const slugs = branches.map(({ slug }) => slug)
  let current = ''
  const choose = (chosen: string) => {
    current = chosen
    for (const [index, slug] of slugs.entries()) {
      const isChosen = slug === chosen
      tabs[index]?.setAttribute('aria-selected', String(isChosen))
      tabs[index]?.setAttribute('tabindex', isChosen ? '0' : '-1')
      panels[index]?.toggleAttribute('hidden', !isChosen)
    }
  }
  const list = element(
    'div',
    {
      role: 'tablist',
      'aria-label': liveSay('Campus'),
      'aria-orientation': 'vertical',
      class: 'grid content-start gap-1 border-r border-line pr-6',
    },
    ...tabs,
  )
  list.addEventListener('click', ({ target }) => {
    const slug = target instanceof Element ? target.closest<HTMLElement>('[data-tab]')?.dataset.tab : undefined
    if (slug !== undefined) choose(slug)
  })
  list.addEventListener('keydown', (event) => {
    const next = nextTab(slugs, current, event.key)
    if (next === undefined) return
    // The menu around it uses the same keys.
    event.preventDefault()
    choose(next)
    tabs[slugs.indexOf(next)]?.focus()
  })
  choose(slugs[0] ?? '')
  return element(
    'div',
    { class: 'grid grid-cols-[224px_minmax(0,1fr)] gap-x-10 max-xl:grid-cols-[200px_minmax(0,1fr)] max-xl:gap-x-7' },
    list,
    element('div', {}, ...panels),
  )
}
