import { seconds } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { newAccount, signInAs } from '../support/accounts.ts'
import { examScreen, keptOnDevice } from '../support/exam-screen.ts'
import { test } from '../support/own-server.ts'

test('the server is killed under the paper: answering goes on, also after a reload, and nothing is lost', {
  tag: '@desktop',
}, async ({ page, visit, ownServer, problems }) => {
  problems.allow(/Failed to load resource|ERR_|50\d/)
  await signInAs(page, await newAccount(page))
  await visit('/online-tests/biology-half-hour')
  await page.getByRole('main').getByRole('button', { name: 'Take the test' }).click()
  const screen = examScreen(page)
  await screen.start()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(screen.heading(2)).toBeFocused()
  await screen.allSaved()
  await keptOnDevice(page)

  await ownServer.kill()
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(screen.heading(3)).toBeFocused()
  await expect(page.getByText('We cannot be reached.')).toBeVisible()
  await page.reload()
  await expect(screen.heading(3)).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(screen.heading(4)).toBeFocused()
  await expect(page.getByText(/^saved \d+ · waiting [1-9]\d*$/)).toBeVisible()

  await ownServer.start()
  await expect(page.getByText(/^saved \d+ · waiting 0$/)).toBeVisible({ timeout: seconds(30) })
  await page.reload()
  await expect(screen.heading(4)).toBeVisible()
  for (const [number, letter] of [
    [1, 'B'],
    [2, 'C'],
    [3, 'A'],
  ] as const) {
    await screen.goTo(number)
    await expect(screen.option(letter)).toBeChecked()
  }
  await screen.review()
  await expect(page.getByRole('dialog')).toContainText('3 answers will be marked.')
  await screen.button('Submit now').click()
  await expect(page.getByText('3 of 30')).toBeVisible()
})
