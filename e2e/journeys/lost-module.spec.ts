import { expect, type Page } from '@playwright/test'
import { newAccount, signInAs } from '../support/accounts.ts'
import { fillStudent, fillWhole, isReceived } from '../support/enquiry.ts'
import { isMarked, mark } from '../support/page-mark.ts'
import { plainPage } from '../support/pages.ts'
import { count } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'
import { untouched } from '../support/untouched.ts'

/** The module of a reading page and the file that it imports. */
const files = { module: /\/assets\/reading-[\w-]{8}\.js/, import: /\/assets\/page-[\w-]{8}\.js/ }
const exam = '/online-tests/three-languages/ongoing'

const loseForGood = (page: Page, file = files.module) => page.route(file, (route) => route.abort())
const isPlain = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-plain')
const see = (page: Page) => page.getByRole('link', { name: 'See the list' }).filter({ visible: true })

test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|preload/))

for (const [name, file] of Object.entries(files))
  test(`${name} lost once: it is asked for again, and menus, the session and forms are there`, async ({ page }) => {
    await signInAs(page, await newAccount(page))
    const asked = count(page, (request) => file.test(request.url()))
    let isLost = false
    await page.route(file, (route) => {
      if (isLost) return route.continue()
      isLost = true
      return route.abort()
    })
    await page.goto(plainPage, { waitUntil: 'domcontentloaded' })
    await isAlive(page)
    expect(asked.length).toBeGreaterThan(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-plain')

    const { header, menuButton, drawer, email, subscribe, toast } = shell(page)
    if (await menuButton.isVisible()) {
      await menuButton.click()
      await expect(drawer.getByText('Account')).toBeVisible()
      await page.keyboard.press('Escape')
    } else await expect(header.getByRole('button', { name: /Account: Meera/ })).toBeVisible()
    await email.fill(`again-${crypto.randomUUID().slice(0, 8)}@example.com`)
    await subscribe.click()
    await expect(toast('Subscribed successfully.')).toBeVisible()
  })

test.describe('the module lost for good', () => {
  test('the page is loaded anew once, and then the enquiry is one form that can be sent', async ({ page }) => {
    await loseForGood(page)
    const loads = count(page, (request) => request.isNavigationRequest())
    await page.goto('/admission/puc')
    await isPlain(page)
    expect(loads).toHaveLength(2)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
    await fillWhole(page)
    await page.getByRole('button', { name: 'Send the application' }).click()
    await isReceived(page)
    await page.goto(plainPage)
    await isPlain(page)
    expect(loads, 'for each file once').toHaveLength(4)
  })

  test('nothing that was typed meanwhile is lost', { tag: '@phone' }, async ({ page }) => {
    await loseForGood(page)
    await page.goto('/admission/puc', { waitUntil: 'domcontentloaded' })
    await mark(page)
    await fillStudent(page)
    await isPlain(page)
    expect(await isMarked(page)).toBe(true)
    await expect(page.getByLabel('Student’s name')).toHaveValue('Asha Rao')
    await expect(page.getByRole('heading', { name: 'Family' })).toBeVisible()
  })

  test('the answer to a form is not asked for again, which would send it twice', { tag: '@phone' }, async ({
    page,
  }) => {
    const posts = count(page, (request) => request.method() === 'POST')
    const release = await untouched(page, plainPage, files.module)
    const { email, subscribe } = shell(page)
    await email.fill(`once-${crypto.randomUUID().slice(0, 8)}@example.com`)
    await loseForGood(page)
    await subscribe.click()
    await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
    await isPlain(page)
    expect(posts).toHaveLength(1)
    release()
  })

  test('the examination says so and offers to try again', async ({ page }) => {
    await loseForGood(page)
    await page.goto(exam)
    await expect(page.getByRole('heading', { name: 'The test cannot be opened' })).toBeVisible()
    await expect(page.getByText('Check your connection, then try again.')).toBeVisible()
    await expect(page.getByText('One moment.')).toBeHidden()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page, 'the page is alive: guests sign in').toHaveURL(/\/auth\/sign-in/)
  })

  test('lists lead to the page that has them, and the account is reached', async ({ page }) => {
    await signInAs(page, await newAccount(page))
    await page.goto(plainPage, { waitUntil: 'domcontentloaded' })
    await isAlive(page)
    await expect(page.locator('html')).toHaveAttribute('data-session', 'authenticated')
    await loseForGood(page)
    await page.reload()
    await isPlain(page)
    await expect(see(page), 'the legal pages').toHaveAttribute('href', '/sitemap')
    const { menuButton, drawer, opener, header } = shell(page)
    if (await menuButton.isVisible()) {
      await menuButton.click()
      await drawer.locator('summary').filter({ hasText: 'Achievers' }).click()
      await expect(drawer.getByText('Account')).toBeVisible()
      await expect(see(page)).toHaveCount(2)
      await see(page).first().click()
    } else {
      await header.getByRole('button', { name: 'Account' }).click()
      await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible()
      await opener('Achievers').click()
      await header.getByRole('link', { name: 'See the list' }).filter({ visible: true }).click()
    }
    await expect(page).toHaveURL(/#achievers$/)
  })

  test('offline nothing is loaded anew, and the page comes to life when the connection is back', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    let isAway = true
    await page.route(files.module, async (route) => {
      if (!isAway) return route.continue()
      await context.setOffline(true)
      return route.abort()
    })
    await page.goto('/admission/puc', { waitUntil: 'domcontentloaded' })
    await mark(page)
    await isPlain(page)
    isAway = false
    await context.setOffline(false)
    await isAlive(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-plain')
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('an island lost for good', () => {
  test('whoever pressed the button that pays is led to the call-back', { tag: '@phone' }, async ({ page, visit }) => {
    await loseForGood(page, /\/assets\/callback-form-[^/]*\.js/)
    await visit('/bengaluru/courses/two-year-integrated-jee')
    const form = page.getByRole('form', { name: 'Enrol, or request a call-back' })
    const enrol = form.getByRole('button', { name: /^Enrol and pay/ })
    const reloaded = page.waitForEvent('domcontentloaded')
    await enrol.click()
    await reloaded
    await isAlive(page)
    await enrol.click()
    await expect(form.getByText('Paying here needs JavaScript.')).toBeVisible()
    await expect(enrol).toBeHidden()
    await expect(form.locator('summary').filter({ hasText: 'Request a call-back' })).toBeFocused()
  })

  test('whoever pressed Continue stands at the next step of the plain form, and sends it', async ({ page, visit }) => {
    await loseForGood(page, /\/assets\/enquiry-page-[^/]*\.js/)
    await visit('/admission/puc')
    await mark(page)
    await page.getByLabel('Student’s name').fill('Asha Rao')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Family' })).toBeFocused()
    expect(await isMarked(page), 'what was typed is there').toBe(true)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
    await fillWhole(page)
    await page.getByRole('button', { name: 'Send the application' }).click()
    await isReceived(page)
  })

  test('the examination says so and offers to try again', { tag: '@phone' }, async ({ page }) => {
    await loseForGood(page, /\/assets\/exam-page-[^/]*\.js/)
    await page.goto(exam)
    await expect(page.getByRole('heading', { name: 'The test cannot be opened' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in/)
  })
})
