import { expect, type Page } from '@playwright/test'

/** Parts of the shell, found as a visitor finds them: by role and name. */
export const shell = (page: Page) => {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  const newsletter = page.getByRole('region', { name: 'Subscribe our newsletter' })
  const menu = header.getByRole('navigation', { name: 'Main' })
  return {
    header,
    footer,
    newsletter,
    menu,
    email: newsletter.getByRole('textbox', { name: /e-?mail/i }),
    subscribe: newsletter.getByRole('button', { name: 'Subscribe Now' }),
    opener: (label: string) => menu.getByRole('button', { name: label }),
    menuButton: header.getByRole('button', { name: /menu/i }),
    drawer: page.getByRole('dialog'),
    logo: header.locator('a[href="/"]:not([hreflang])').first(),
    connect: page.getByRole('button', { name: 'Connect With Us' }),
    /** The same button also while it is away and no role can find it. */
    connectAnywhere: page.locator('aside button').filter({ hasText: 'Connect With Us' }),
    toast: (text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text),
    loadingBar: page.locator('.loading-bar'),
  }
}

/** The drawer on a phone, a menu of the header on a desk. */
export const openMenu = async (page: Page) => {
  const { menuButton, drawer, opener, header } = shell(page)
  const isPhone = await menuButton.isVisible()
  await (isPhone ? menuButton : opener('Achievers')).click()
  const open = isPhone ? drawer : header.getByRole('link', { name: 'NEET' })
  await expect(open).toBeVisible()
  // What stands behind the drawer goes out of reach part by part.
  if (isPhone) await expect(page.locator('[inert], dialog:modal')).not.toHaveCount(0)
  return open
}
