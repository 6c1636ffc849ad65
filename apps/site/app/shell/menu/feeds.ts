import { createFeed } from '../../platform/api/feed.ts'
import { achieversPath, legalPath, type MenuLink } from '../../platform/paths/paths.ts'
import { courseMenu } from './course-menu.ts'

/** Read once in the browser, when the first menu that needs them opens; the drawer and the desktop menu share them. */
export const coursesFeed = createFeed(async (client) => courseMenu((await client.get('/branch/all')).branch))

export const achieversFeed = createFeed(
  async (client): Promise<MenuLink[]> =>
    (await client.get('/achiever/category')).achiverCategory.map(({ name, slug }) => ({
      label: name,
      to: achieversPath(slug),
    })),
)

export const legalFeed = createFeed(
  async (client): Promise<MenuLink[]> =>
    (await client.get('/legal')).legal.map(({ slug, page_name }) => ({
      label: page_name,
      to: legalPath(slug),
    })),
)
