import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { examHall } from '../support/exam-hall.ts'
import { examScreen } from '../support/exam-screen.ts'
import { test } from '../support/test.ts'

test('aids of a pack: what is struck out and noted is there after a reload, the clock hides, the calculator counts', {
  tag: '@phone',
}, async ({ page, context }) => {
  const hall = examHall({ slug: 'aids' })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  const tray = page.getByRole('region', { name: 'Aids' })
  const openAids = async () => {
    if (!(await screen.button('Aids').isVisible())) await screen.openPalette()
    await screen.button('Aids').click()
    await expect(tray).toBeInViewport()
  }
  await openAids()
  // The same button puts them away.
  await screen.openPalette()
  await screen.button('Aids').click()
  await expect(tray).toHaveCount(0)
  await openAids()
  await tray.getByRole('button', { name: 'Option B' }).click()
  await expect(page.getByRole('radio', { name: /^B, struck out:/ })).toHaveCount(1)
  // Down to the end: on a phone the bar of answers lies over what is half in sight.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await axe(page)
  const note = tray.getByLabel('Note to question 1')
  await note.fill('F = ma, a')
  // What is typed there neither chooses an option nor saves.
  await note.press('b')
  await note.press('Enter')
  await expect(screen.heading(1)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await tray.getByLabel(/^Hide the clock/).check()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await tray.getByLabel('High contrast').check()
  // The question itself is turned round, not only its box ticked.
  await expect(page.locator('[style*="invert"]').filter({ has: screen.heading(1) })).toHaveCount(1)
  await axe(page)
  await tray.getByLabel('Calculator').fill('2 + 3 × 4')
  await expect(tray.getByText('= 14')).toBeVisible()
  await screen.allSaved()
  await page.reload()
  await expect(page.getByRole('radio', { name: /^B, struck out:/ })).toHaveCount(1)
  await expect(page.getByText('Clock hidden')).toBeVisible()
  await openAids()
  await expect(note).toHaveValue(/^F = ma, ab/)
})

test('a number on a phone: digits of another script count, the key Done can be read, and a matrix has room', {
  tag: '@phone',
}, async ({ page, context }) => {
  const hall = examHall({ slug: 'a-number' })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  await screen.openPalette()
  await screen.button(/^Question 4,/).click()
  const field = page.getByLabel('Your answer')
  await field.tap()
  await expect(screen.button('Done')).toBeInViewport()
  await axe(page)
  await page.keyboard.type('-१२.೫x')
  await expect(field).toHaveValue('-12.5')
  await screen.button('Done').tap()
  await expect(screen.button('Done')).toBeHidden()
  await screen.button(/^Save/).tap()
  await screen.allSaved()
  expect(hall.answers()).toMatchObject({ 4: { type: 'numeric', value: '-12.5' } })
  const room = await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<math><mtable><mtr><mtd></mtd></mtr></mtable></math>')
    return getComputedStyle(document.querySelector('mtd') as Element).paddingInline
  })
  expect(Number.parseFloat(room)).toBeGreaterThan(4)
})
