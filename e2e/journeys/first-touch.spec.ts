import { expect, type Page } from '@playwright/test'
import { plainPage } from '../support/pages.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'
import { untouched as held } from '../support/untouched.ts'

// As most visitors have it: pages fade into each other.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const module = '**/assets/reading-*.js*'
const ownAddress = () => `first-${crypto.randomUUID().slice(0, 8)}@example.com`

/** A page whose own script is held back. */
const untouched = (page: Page, path = plainPage, file = module) => held(page, path, file)

/** The menu, whichever this width has, by pointer. */
const openMenu = async (page: Page, isMobile: boolean) => {
  const { menuButton, drawer, opener } = shell(page)
  if (isMobile) {
    await menuButton.click()
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Contact', exact: false }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menuButton).toBeFocused()
    return
  }
  await opener('About').first().click()
  await expect(page.locator('.menu-panel:popover-open').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.menu-panel:popover-open')).toHaveCount(0)
}

/** Sent as a page of its own, without any script. */
const subscribePlainly = async (page: Page) => {
  const { email, subscribe } = shell(page)
  await email.fill(ownAddress())
  await subscribe.click()
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
}

test('the first tap on a page that nobody has touched opens the menu before any script', async ({ page, isMobile }) => {
  const release = await untouched(page)
  await openMenu(page, isMobile)
  release()
  await isAlive(page)
  await openMenu(page, isMobile)
  // What moves by itself, seen or not, is drawn in every frame, and every touch waits for it.
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  )
  expect(moving).not.toContain(true)
})

test('so does the first key', async ({ page, isMobile }) => {
  const release = await untouched(page)
  const { menuButton, drawer, opener } = shell(page)
  const button = isMobile ? menuButton : opener('About').first()
  await button.focus()
  await page.keyboard.press('Enter')
  const opened = isMobile ? drawer : page.locator('.menu-panel:popover-open')
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(button).toBeFocused()
  release()
})

test('what was opened before the script is filled, held and named once it is there', async ({ page, isMobile }) => {
  const release = await untouched(page)
  const { menuButton, drawer, opener } = shell(page)
  if (isMobile) {
    await menuButton.tap()
    await drawer.locator('summary').filter({ hasText: 'Courses' }).tap()
  } else {
    await opener('Courses').focus()
    await page.keyboard.press('Enter')
  }
  release()
  await isAlive(page)
  await expect(page.locator('[data-feed="courses"] a[href*="/courses/"]').filter({ visible: true })).not.toHaveCount(0)
  if (isMobile) {
    await expect(drawer).toHaveAttribute('aria-modal', 'true')
    await expect(page.locator('main > [inert]')).not.toHaveCount(0)
    await expect(page.locator('html')).toHaveClass(/is-still/)
  } else await expect(opener('Courses')).toHaveAttribute('aria-expanded', 'true')
})

test('what is typed before the script is kept, and the form is sent in place once it is there', async ({ page }) => {
  const release = await untouched(page)
  const { email, subscribe, toast } = shell(page)
  const address = ownAddress()
  await email.fill(address)
  release()
  await isAlive(page)
  await expect(email).toHaveValue(address)
  await subscribe.click()
  await expect(toast('Subscribed successfully.')).toBeVisible()
  await expect(page).toHaveURL(plainPage)
})

test('a form sent before its own code is there waits for it, and nothing is sent twice', { tag: '@phone' }, async ({
  page,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('subscription-form')) sent++
  })
  const release = await untouched(page, plainPage, '**/assets/mount-island-*.js')
  await isAlive(page)
  const { email, subscribe, toast } = shell(page)
  await email.fill(ownAddress())
  await subscribe.click()
  await subscribe.click()
  release()
  await expect(toast('Subscribed successfully.')).toBeVisible()
  expect(sent).toBe(1)
})

for (const [what, file] of [
  ['the script', module],
  ['the code of the form', '**/assets/mount-island-*.js'],
] as const)
  test(`a choice made before ${what} is there counts`, async ({ page, isMobile }) => {
    const release = await untouched(page, '/contact-us', file)
    const form = page.getByRole('form', { name: 'Book an appointment' })
    const choice = form.getByLabel('Home visit')
    await (isMobile ? choice.tap() : choice.click())
    release()
    await expect(form.getByLabel('Your address, and what it is about')).toBeVisible()
    await expect(choice).toBeChecked()
  })

test('what is typed before the script is searched', async ({ page }) => {
  const release = await untouched(page, '/faq')
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('refund')
  release()
  await expect(page.getByText(/\d+ answers? found/)).toBeVisible()
  await expect(page).toHaveURL('/faq?q=refund')
})

test('a page that nobody touches comes to life by itself', { tag: '@phone' }, async ({ page }) => {
  await page.goto(plainPage)
  await isAlive(page)
})

test('a script that is lost once costs nothing but what it adds, and the next page has it', async ({
  page,
  isMobile,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load/)
  await page.route(module, (route) => route.abort(), { times: 1 })
  await page.goto(plainPage)
  await openMenu(page, isMobile)
  await shell(page).logo.click()
  await expect(page).toHaveURL('/')
  await isAlive(page)
})

test('a script that never comes leaves menus, links and forms working', async ({ page, isMobile, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load/)
  await page.route(module, (route) => route.abort())
  await page.goto(plainPage)
  await openMenu(page, isMobile)
  await shell(page).logo.click()
  await expect(page).toHaveURL('/')
  await subscribePlainly(page)
})
