import { expect, type Page } from '@playwright/test'
import { newAccount } from '../support/accounts.ts'
import { isAlive, test } from '../support/test.ts'
import { untouched } from '../support/untouched.ts'

const entry = '**/assets/entry.client-*.js'

test.describe('what is chosen and typed before an application page lives', () => {
  const name = (page: Page) => page.getByLabel('Student’s full name')
  const school = (page: Page) => page.getByLabel('School', { exact: true })
  const classIs = (page: Page, number: number) => page.getByRole('radio', { name: `Class ${number}` })

  test('is kept, and goes before a draft, which fills the rest', async ({ page, visit }) => {
    const address = page.getByLabel('Home address')
    await test.step('without a draft', async () => {
      const release = await untouched(page, '/admission/register', entry)
      await classIs(page, 10).check()
      await name(page).fill('Ananya Rao')
      const session = page.waitForResponse('**/api/auth/session')
      release()
      await isAlive(page)
      await session
      await expect(page.getByText('Draft kept on this device')).toBeVisible()
      await expect(classIs(page, 10)).toBeChecked()
      await expect(name(page)).toHaveValue('Ananya Rao')
    })
    await test.step('with one', async () => {
      await page.unroute(entry)
      await visit('/admission/register')
      await expect(name(page)).toHaveValue('Ananya Rao')
      await expect(classIs(page, 10)).toBeChecked()
      await school(page).fill('Lakeview Public School')
      await address.fill('12 Lake Road, Mysuru 570 001')
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('admission:registration')))
        .toContain('12 Lake Road')
      const release = await untouched(page, '/admission/register', entry)
      await classIs(page, 9).check()
      await name(page).fill('Asha Rao')
      release()
      await isAlive(page)
      await expect(school(page)).toHaveValue('Lakeview Public School')
      await expect(address).toHaveValue('12 Lake Road, Mysuru 570 001')
      await expect(classIs(page, 9)).toBeChecked()
      await expect(name(page)).toHaveValue('Asha Rao')
    })
  })

  test('is kept by the enquiry too', { tag: '@phone' }, async ({ page, visit }) => {
    const path = '/admission/class-8-9-10'
    const student = page.getByLabel('Student’s name')
    await visit(path)
    await student.fill('Ananya Rao')
    await school(page).fill('Hill View School')
    await classIs(page, 8).check()
    await expect(page.getByText('Kept in this tab')).toBeVisible()
    const release = await untouched(page, path, '**/assets/mount-island-*.js')
    await isAlive(page)
    await student.fill('Asha Rao')
    await classIs(page, 9).check()
    release()
    await expect(school(page)).toHaveValue('Hill View School')
    await expect(student).toHaveValue('Asha Rao')
    await expect(classIs(page, 9)).toBeChecked()
  })

  test('signs in by the Enter key', async ({ page }) => {
    const who = await newAccount(page)
    const release = await untouched(page, '/auth/sign-in', entry)
    const form = page.getByRole('form', { name: 'Sign in' })
    await form.getByLabel('E-mail').focus()
    await page.keyboard.type(who.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(who.password)
    release()
    await isAlive(page)
    await expect(form.getByLabel('E-mail')).toHaveValue(who.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/profile')
  })

  test('signs in at the second try, the first was sent without the script', { tag: '@phone' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/401/)
    const who = await newAccount(page)
    const release = await untouched(page, '/auth/sign-in?redirect=/faq', entry)
    const form = page.getByRole('form', { name: 'Sign in' })
    const email = form.getByLabel('E-mail', { exact: true })
    const password = form.getByLabel('Password', { exact: true })
    await email.fill(who.email)
    await password.fill('Wrong#2026')
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(form.getByRole('alert')).toContainText('Wrong e-mail or password')
    release()
    await isAlive(page)
    await expect(email).toHaveValue(who.email)
    await password.fill(who.password)
    await password.press('Enter')
    await expect(page).toHaveURL('/faq')
  })

  test('makes an account: a date that was typed early asks for the parent of a child', { tag: '@phone' }, async ({
    page,
  }) => {
    const release = await untouched(page, '/auth/sign-up', entry)
    await page.getByLabel('Date of birth').fill('2012-03-14')
    await page.getByLabel('Password', { exact: true }).fill('Polaris#2027')
    release()
    await isAlive(page)
    await expect(page.getByText('A parent, because you are under 18')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /, met$/ })).not.toHaveCount(0)
  })
})
