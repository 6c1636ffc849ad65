import { expect } from '@playwright/test'
import { signInAs } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { demoPassword, enterOffice, goInside, soundAtBothWidths, title } from '../support/office.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'

const screen = '/office/design'
const words = 'Every control, in every state'

test('every control is sound in every state, on a phone and on a desk', { tag: '@desktop' }, async ({ page }) => {
  await enterOffice(page, 'admin@northlight.test')
  await showFactorOf('admin@northlight.test')
  await page.goto(screen)
  await expect(title(page, words)).toBeVisible()
  await soundAtBothWidths(page)

  await test.step('a form that was refused leads to its field', async () => {
    const part = page.getByRole('region', { name: 'Error summary at the measures of the site' })
    await part.getByRole('button', { name: 'Send with a mistake' }).click()
    await expect(part.getByRole('alert')).toBeFocused()
    await axe(page, part)
  })

  await test.step('a button that waits keeps the focus and does nothing', async () => {
    const waiting = page.getByRole('button', { name: 'being sent' }).first()
    await waiting.focus()
    await expect(waiting).toBeDisabled()
    await expect(waiting).toBeFocused()
  })

  for (const [opener, name] of [
    ['Dialog of the site', 'Before the clock starts'],
    ['Warning of the site', 'You left the full screen'],
    ['Dialog of the office', 'Delete this article?'],
  ] as const)
    await test.step(opener, async () => {
      const button = page.getByRole('button', { name: opener })
      await button.click()
      const dialog = page.getByRole(opener.startsWith('Warning') ? 'alertdialog' : 'dialog', { name })
      await expect(dialog).toBeVisible()
      await axe(page, dialog)
      await dialog.getByRole('button', { name: /^(Back to the test|Keep it)$/ }).click()
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    })

  await test.step('a menu and a filter', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem', { name: 'Delete…' })).toBeVisible()
    await axe(page, menu)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Campus', exact: true }).click()
    const filter = page.getByRole('dialog', { name: 'Campus' })
    await filter.getByRole('button', { name: 'Mysuru' }).click()
    await expect(page.getByRole('button', { name: 'Campus: Mysuru' })).toBeVisible()
  })

  await test.step('messages, three at most', async () => {
    for (const name of ['Can be undone', 'With a link', 'Failed']) await page.getByRole('button', { name }).click()
    const messages = page.getByRole('status').filter({ hasText: 'Saved.' })
    await expect(messages.getByRole('listitem')).toHaveCount(3)
    await axe(page, messages)
    await messages.getByRole('button', { name: 'Undo' }).click()
    await expect(messages.getByRole('listitem')).toHaveCount(2)
  })
})

test('it is for administrators, and no page of the site', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(screen)
  await expect(page).toHaveURL(/sign-in/)
  await signInAs(page, { email: 'editor@northlight.test', password: demoPassword })
  await page.goto('/office')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goInside(page, screen)
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await expect(title(page, words)).toHaveCount(0)
  expect((await page.request.get('/design')).status()).toBe(404)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/design')
})
