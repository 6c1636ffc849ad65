import { type BrowserContext, expect, type Page } from '@playwright/test'
import { newAccount, signInAs } from '../support/accounts.ts'
import { count } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

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
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect.poll(() => loads.length).toBe(3)
        await expect(message(page)).toBeVisible()
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
})
