import { expect } from '@playwright/test'
import { newAccount, signInAs } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { examScreen, forgottenOnDevice } from '../support/exam-screen.ts'
import { test } from '../support/test.ts'

const take = async (page: import('@playwright/test').Page, slug: string, visit: (path: string) => Promise<void>) => {
  await signInAs(page, await newAccount(page))
  await visit(`/online-tests/${slug}`)
  await page.getByRole('main').getByRole('button', { name: 'Take the test' }).click()
  await expect(page).toHaveURL(`/online-tests/${slug}/ongoing`)
  await expect(page.getByRole('heading', { name: 'Before the clock starts' })).toBeVisible()
}

test('a short paper against the real server: answers, language, reload, receipt', async ({ page, visit }) => {
  await take(page, 'three-languages', visit)
  const screen = examScreen(page)
  await page.getByRole('radio', { name: 'ಕನ್ನಡ' }).check()
  await screen.start()
  await expect(page.locator('main [lang="kn"]').first()).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(screen.heading(2)).toBeFocused()
  await page.keyboard.press('c')
  await screen.button(/^Mark (for Review )?& Next$/).click()
  await screen.allSaved()
  await page.reload()
  await expect(screen.heading(3)).toBeVisible()
  await screen.goTo(2)
  await expect(screen.option('C')).toBeChecked()
  await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d:\d\d$/)
  await axe(page)
  await screen.review()
  await expect(page.getByRole('dialog')).toContainText('2 answers will be marked.')
  await screen.button('Submit now').click()
  await expect(page.getByRole('heading', { name: /^Your test is submitted/ })).toBeVisible()
  await expect(page.getByText(/^Proof number/)).toBeVisible()
  await forgottenOnDevice(page)
  await page.goto('/online-tests/three-languages/ongoing')
  await expect(page).toHaveURL('/online-tests/three-languages/report')
})

test('a whole test with one question at a time: answer, leave blank, reload, finish', async ({ page, visit }) => {
  await take(page, 'physics-quick-check', visit)
  await axe(page)
  const screen = examScreen(page)
  await screen.start()
  // The clock of the first question runs: the rules do not come again.
  await page.reload()
  await expect(screen.heading(1)).toBeFocused()
  await screen.button('Save and next').click()
  await expect(page.getByText('Choose an option, or leave the question blank on purpose.')).toBeVisible()
  await page.keyboard.press('2')
  await expect(screen.option('B')).toBeChecked()
  await axe(page)
  await page.keyboard.press('Enter')
  await expect(screen.heading(2)).toBeFocused()
  await expect(page.getByText('saved 1 · waiting 0')).toBeVisible()
  await screen.button('Leave it blank').click()
  await expect(screen.heading(3)).toBeFocused()
  await page.keyboard.press('d')
  await page.reload()
  await expect(screen.heading(3)).toBeVisible()
  await expect(screen.option('D')).toBeChecked()
  await expect(page.getByRole('timer')).toContainText(/^[01]:\d\d/)
  for (let number = 3; number < 10; number += 1) {
    await expect(screen.heading(number)).toBeVisible()
    if (number > 3) await page.keyboard.press('a')
    await screen.button('Save and next').click()
  }
  await expect(screen.heading(10)).toBeVisible()
  await page.keyboard.press('a')
  await screen.button('Save and finish').click()
  const finish = page.getByRole('alertdialog', { name: 'Save this answer and finish?' })
  await expect(finish).toContainText('Left blank1')
  await axe(page)
  await finish.getByRole('button', { name: 'Finish the test' }).click()
  await expect(page).toHaveURL('/online-tests/physics-quick-check/report')
})
