import { isWithin } from './is-within.ts'
import { accountLinks, isCurrent, menuTree, singleLinks } from './menu-tree.ts'

const allLinks = [
  ...Object.values(singleLinks),
  ...[...menuTree, ...menuTree.flatMap(({ children = [] }) => children), ...accountLinks].flatMap(({ to }) => to ?? []),
]

/** All that the header says of where one is: on two pages with the same answer it is the same. */
export const placeInMenu = (pathname: string): string =>
  [
    ...menuTree.filter((item) => isCurrent(item, pathname)).map(({ label }) => label),
    ...allLinks.filter((to) => isWithin(to, pathname)),
  ].join(' ')
