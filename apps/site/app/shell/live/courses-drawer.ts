import { campusRow, leaf } from '../drawer/drawer-looks.ts'
import type { BranchMenu } from '../menu/course-menu.ts'
import { element } from './element.ts'
import { livePath, liveStored } from './live-words.ts'

/** Campus, class, course, each below the other. */
export const coursesDrawer = (branches: readonly BranchMenu[], pathname: string): Node => {
  const fragment = document.createDocumentFragment()
  fragment.append(
    ...branches.map(({ name, slug, groups }, index) =>
      element(
        'details',
        { open: index === 0 || pathname.startsWith(`/${slug}/`) },
        element('summary', { class: campusRow }, liveStored(name)),
        ...groups.map(({ title, links }) =>
          element(
            'div',
            {},
            element('p', { class: 'px-8 pt-2 pb-0.5 text-xs text-gold' }, liveStored(title)),
            element(
              'ul',
              {},
              ...links.map(({ label, to }) =>
                element(
                  'li',
                  {},
                  element(
                    'a',
                    { href: livePath(to), class: leaf, 'aria-current': pathname === livePath(to) && 'page' },
                    label,
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  return fragment
}
