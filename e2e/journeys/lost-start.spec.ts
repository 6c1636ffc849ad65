import { type BrowserContext, expect, type Page } from '@playwright/test'
import { newAccount, signInAs } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { ownEmail } from '../support/forms.ts'
import { count } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'
import { untouched } from '../support/untouched.ts'

/** Where a tab remembers when it was last loaded anew by itself. */
const reloadedAt = 'site:reloaded-at'
const entry = '**/assets/entry.client-*.js'
const unopened = 'This page did not open fully. Check your connection and try again.'
const message = (page: Page, text = unopened) => page.getByRole('region', { name: 'Messages' }).getByText(text)

const opened: Record<string, (page: Page) => Promise<void>> = {
  async '/profile'(page) {
    await expect(page.getByRole('main').getByRole('heading', { name: 'What is next' })).toBeVisible()
  },
  async '/admission/register'(page) {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Please check')
  },
}

/** The router's own file, that of the page, and one that several pages share. */
const filesOf = (path: string) => [
  entry,
  path === '/profile' ? /\/assets\/profile-[\w-]{8}\.js$/ : '**/assets/admission-register-*.js',
  '**/assets/react-*.js',
]

/** In a tab of its own: a tab remembers when it was last loaded anew by itself. */
const inNewTab = async (context: BrowserContext, file: string | RegExp, times: number | undefined) => {
  const page = await context.newPage()
  let lost = 0
  await page.route(
    file,
    (route) => {
      lost += 1
      return route.abort()
    },
    { times },
  )
  return { page, lost: () => lost }
}

test.describe('a file of the start of an application page', () => {
  for (const path of Object.keys(opened)) {
    const look = opened[path] as (page: Page) => Promise<void>

    test(`lost once costs a moment: ${path}`, async ({ page: first, context }) => {
      if (path === '/profile') await signInAs(first, await newAccount(first))
      for (const file of filesOf(path)) {
        const { page, lost } = await inNewTab(context, file, 1)
        await page.goto(path)
        await isAlive(page)
        await look(page)
        expect(lost(), String(file)).toBe(1)
        await expect(message(page)).toHaveCount(0)
        await page.close()
      }
    })

    test(`lost for good is said, and links still lead on: ${path}`, async ({ page: first, context }) => {
      if (path === '/profile') await signInAs(first, await newAccount(first))
      for (const file of filesOf(path)) {
        const { page, lost } = await inNewTab(context, file, undefined)
        const loads = count(page, (request) => request.isNavigationRequest())
        await page.goto(path).catch(() => undefined)
        await expect(message(page)).toBeVisible()
        expect(loads, 'loaded anew once').toHaveLength(2)
        // As if that had been just now, however busy the machine is.
        await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), reloadedAt)
        const again = page.waitForEvent('domcontentloaded')
        await page.getByRole('button', { name: 'Try again' }).click()
        await again
        await expect(message(page)).toBeVisible()
        expect(loads, 'and once by the button').toHaveLength(3)
        expect(lost(), String(file)).toBeGreaterThan(2)
        if (file === entry) {
          await shell(page).logo.click()
          await expect(page).toHaveURL('/')
          await isAlive(page)
        } else {
          await page.unroute(file)
          await page.getByRole('button', { name: 'Try again' }).click()
          await isAlive(page)
          await expect(message(page)).toHaveCount(0)
          await look(page)
        }
        await page.close()
      }
    })
  }

  test('is missed in the language of the page', { tag: '@phone' }, async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|Failed to (load|fetch)/)
    await page.route(entry, (route) => route.abort())
    await page.goto('/kn/admission/register').catch(() => undefined)
    const messages = page.getByRole('region', { name: 'ಸಂದೇಶಗಳು' })
    await expect(messages.getByText('ಈ ಪುಟ ಪೂರ್ತಿಯಾಗಿ ತೆರೆಯಲಿಲ್ಲ.')).toBeVisible()
    await expect(messages.getByRole('button', { name: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ' })).toBeVisible()
  })

  test('that is lost under somebody who types takes nothing away', { tag: '@desktop' }, async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|Failed to (load|fetch)/)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(entry, async (route) => {
      await promise
      await route.abort().catch(() => undefined)
    })
    await page.goto('/admission/register', { waitUntil: 'commit' })
    const name = page.getByLabel('Student’s full name')
    await name.fill('Ananya Rao')
    resolve()
    await expect(message(page)).toBeVisible()
    await expect(name).toHaveValue('Ananya Rao')
  })

  test('that is lost for good leaves a form that can be sent, with the parent of a minor', { tag: '@phone' }, async ({
    page,
    visit,
    problems,
  }) => {
    problems.allow(/ERR_FAILED|Failed to (load|fetch)/)
    const main = page.getByRole('main')
    const parent = main.getByLabel('Parent’s full name')
    await visit('/auth/sign-up')
    await expect(parent, 'a script asks for the age').toHaveCount(0)
    await page.route(entry, (route) => route.abort())
    await page.goto('/auth/sign-up').catch(() => undefined)
    await expect(message(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-plain')
    await expect(parent).toBeVisible()
    await axe(page, main)
  })

  test('that is lost on the answer to a form sends nothing again, and the answer stays', { tag: '@phone' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/401|ERR_FAILED|Failed to (load|fetch)/)
    const loads = count(page, (request) => request.isNavigationRequest())
    const methods = () => loads.map((load) => load.method())
    const release = await untouched(page, '/auth/sign-in?redirect=/faq', entry)
    const form = page.getByRole('form', { name: 'Sign in' })
    await form.getByLabel('E-mail').fill(ownEmail())
    await form.getByLabel('Password', { exact: true }).fill('Wrong#2026')
    await page.route(entry, (route) => route.abort())
    await form.getByRole('button', { name: 'Sign in' }).click()
    const refusal = page.getByRole('main').getByRole('alert')
    await expect(message(page)).toBeVisible()
    await expect(refusal).toContainText('Wrong e-mail or password')
    expect(methods()).toEqual(['GET', 'POST'])
    release()

    await page.unroute(entry)
    await page.getByRole('button', { name: 'Try again' }).click()
    await isAlive(page)
    await expect(refusal).toHaveCount(0)
    await expect(page).toHaveURL('/auth/sign-in?redirect=%2Ffaq')
    expect(methods()).toEqual(['GET', 'POST', 'GET'])
  })
})
