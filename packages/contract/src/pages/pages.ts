import { account } from './account.ts'
import { institute } from './institute.ts'
import { joining } from './joining.ts'
import { onlineTests } from './online-tests.ts'
import type { Page } from './page.ts'
import { reading } from './reading.ts'

/** Every page of the site with what is decided by its address. */
export const pages = { ...institute, ...joining, ...onlineTests, ...reading, ...account }

export type PageName = keyof typeof pages

/** A page with one address, which a menu can lead to. */
export type FixedPageName = {
  [Name in PageName]: (typeof pages)[Name]['path'] extends `${string}/${':' | '*'}${string}` ? never : Name
}[PageName]

export const allPages: readonly (readonly [PageName, Page])[] = Object.entries(pages) as [PageName, Page][]

export const hasOneAddress = ({ path }: Page): boolean => !/\/[:*]/.test(path)
