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

test('a short paper in Kannada against the real server, from the rules to the report', async ({ page, visit }) => {
  await take(page, 'three-languages', visit)
  const screen = examScreen(page)
  await page.getByRole('radio', { name: 'ಕನ್ನಡ' }).check()
  await expect(page.getByRole('heading', { name: 'ಗಡಿಯಾರ ಆರಂಭವಾಗುವ ಮೊದಲು' })).toBeVisible()
  expect(await page.evaluate(() => document.fonts.load('16px Inter', 'ಕನ್ನಡ').then((faces) => faces.length))).not.toBe(0)
  await axe(page)
  // Kept for the person: another page begins in it.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'ಗಡಿಯಾರ ಆರಂಭವಾಗುವ ಮೊದಲು' })).toBeVisible()
  await page.getByLabel(/^ನಾನು ನಿಯಮಗಳನ್ನು ಓದಿದ್ದೇನೆ/).check()
  await screen.button(/ಆರಂಭಿಸಿ$/).click()
  const heading = (number: number) => page.getByRole('heading', { name: new RegExp(`^ಪ್ರಶ್ನೆ ${number}(?!\\d)`) })
  const palette = async () => {
    const opener = screen.button(/^\d+ \/ \d+$/)
    if (await opener.isVisible()) await opener.click()
  }
  await expect(heading(1)).toBeVisible()
  const words = page.locator('main [lang="kn"]').first()
  await expect(words).toBeVisible()
  // What is noted beside a question is read again beside its solution.
  await palette()
  await screen.button('ಸಹಾಯಕಗಳು').click()
  await page.getByLabel('ಪ್ರಶ್ನೆ 1ಕ್ಕೆ ಟಿಪ್ಪಣಿ').fill('ಮೂಲೆಗಳನ್ನು ನೋಡು')
  // The words of the question stand in English beside it, on request.
  await palette()
  await page.getByLabel('ಇಂಗ್ಲಿಷ್ ಜೊತೆಗೆ').filter({ visible: true }).check()
  await screen.button(/^ಪ್ರಶ್ನೆ 1,/).click()
  await expect(page.locator('main [lang="en"]').first()).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(heading(2)).toBeFocused()
  await page.keyboard.press('c')
  await screen.button(/ಗುರುತಿಸಿ ಮುಂದೆ$/).click()
  await expect(page.getByText(/^ಉಳಿದದ್ದು \d+ · ಬಾಕಿ 0$/)).toBeVisible()
  await page.reload()
  await expect(heading(3)).toBeVisible()
  await palette()
  await screen.button(/^ಪ್ರಶ್ನೆ 2,/).click()
  await expect(screen.option('C')).toBeChecked()
  // Back asks first, also after a reload; anyone who leaves finds the way back on the page about the test.
  const leave = page.getByRole('dialog', { name: 'ಪರೀಕ್ಷೆಯಿಂದ ಹೊರಹೋಗುವುದೇ?' })
  await page.goBack()
  await leave.getByRole('button', { name: 'ಪರೀಕ್ಷೆಯಲ್ಲೇ ಇರಿ' }).click()
  await expect(leave).toBeHidden()
  await page.goBack()
  await leave.getByRole('button', { name: 'ಸದ್ಯಕ್ಕೆ ಹೊರಹೋಗಿ' }).click()
  await expect(page).toHaveURL('/online-tests/three-languages')
  await page.getByRole('main').getByRole('link', { name: 'Resume' }).click()
  await expect(screen.option('C')).toBeChecked()
  await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d:\d\d$/)
  await axe(page)
  await palette()
  await screen.button('ಪರಿಶೀಲಿಸಿ ಸಲ್ಲಿಸಿ').click()
  await expect(page.getByRole('dialog', { name: 'ಪರೀಕ್ಷೆ ಸಲ್ಲಿಸುವುದೇ?' })).toContainText('2 ಉತ್ತರಗಳು')
  await screen.button('ಈಗ ಸಲ್ಲಿಸಿ').click()
  await expect(page.getByRole('heading', { name: /ನಿಮ್ಮ ಪರೀಕ್ಷೆ ಸಲ್ಲಿಕೆಯಾಗಿದೆ/ })).toBeVisible()
  await expect(page.getByText(/^ಪುರಾವೆ ಸಂಖ್ಯೆ/)).toBeVisible()
  await forgottenOnDevice(page)
  await page.goto('/online-tests/three-languages/ongoing')
  await expect(page).toHaveURL('/online-tests/three-languages/report')
  const letter = page.getByRole('article', { name: 'ವರದಿ' })
  // Marking takes a moment on a busy machine.
  await expect(letter).toContainText('ಪ್ರಿಯ', { timeout: 20_000 })
  await expect(letter.getByRole('heading', { name: 'ಈಗ ಏನು ಮಾಡಬೇಕು' })).toBeVisible()
  await axe(page)
  await page.goto('/online-tests/three-languages/report/questions')
  await expect(page.getByText('ಮೂಲೆಗಳನ್ನು ನೋಡು')).toBeVisible()
})

test('a whole test with one question at a time: answer, leave blank, reload, finish', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
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
