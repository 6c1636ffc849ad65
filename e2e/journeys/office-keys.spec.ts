import { expect, type Locator, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterAsExaminer, enterOffice, goInside, title } from '../support/office.ts'
import { test } from '../support/test.ts'

test('an editor searches, walks a list, opens, saves and comes back to the same row by keys alone', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  // The preview is taken away while its page still turns over, and the browser says so.
  problems.allow(/Transition was skipped/)
  // A filter that no list has.
  problems.allow(/filter%5Bmood%5D=sad/)
  const { keyboard } = page
  await enterOffice(page, 'editor@northlight.test')
  await expect(title(page, /./)).toBeVisible()

  // One branch of all is chosen, and all of them again.
  const branches = page.getByRole('button', { name: /choose a branch/ })
  await branches.focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /^All branches ?, chosen/ })).toBeVisible()
  await page.getByRole('menuitem').nth(1).focus()
  await keyboard.press('Enter')
  await expect(branches).not.toHaveText(/All branches/)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await branches.focus()
  await keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'All branches' }).press('Enter')
  await expect(branches).toHaveText(/All branches/)
  await expect(page.getByRole('menu')).toHaveCount(0)

  // The palette: letters find, arrows choose, Enter opens, Escape gives the focus back.
  const search = page.getByRole('button', { name: 'Search the office' }).first()
  await search.focus()
  await keyboard.press('Enter')
  const palette = page.getByRole('dialog', { name: 'Search the office' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await axe(page, palette)
  await keyboard.press('Escape')
  await expect(search).toBeFocused()
  await keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await keyboard.type('Articles')
  await expect(palette.getByRole('option', { name: /^Articles/ }).first()).toBeVisible()
  while ((await palette.getByRole('option', { selected: true }).textContent())?.startsWith('Articles') !== true)
    await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(title(page, 'Articles')).toBeVisible()

  // A view that was kept long ago names a filter that is no more: said in words, and cleared.
  await goInside(page, `/office/articles?filter=${encodeURIComponent('{"mood":"sad"}')}`)
  await expect(page.getByRole('heading', { name: 'This view uses a filter that no longer exists' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible()

  // Enter belongs to what has the focus: here the head that sorts.
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').focus()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator('table[aria-busy]')).toHaveCount(0)

  // Down twice, chosen, let go, acts opened and closed.
  const row = page.locator('tr[data-row="1"]')
  await keyboard.press('j')
  await keyboard.press('j')
  await expect(row.getByRole('link')).toBeFocused()
  await keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await keyboard.press('x')
  await expect(row.getByRole('checkbox')).not.toBeChecked()
  await keyboard.press('.')
  await expect(page.getByRole('menu')).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await keyboard.press('k')
  await keyboard.press('j')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/articles\/\d+/)

  // The record: the next one of the list, saved, and back to the row and the order one came from.
  const first = await page.getByLabel('Title', { exact: true }).inputValue()
  await keyboard.press(']')
  await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue(first)
  await keyboard.press('Control+s')
  await expect(page.getByText('The draft is saved.')).toBeVisible()

  // Changed, published and taken back: live is what was live, and what was typed is the draft beside it.
  const field = page.getByLabel('Title', { exact: true })
  const named = await field.inputValue()
  await field.focus()
  await keyboard.press('End')
  await keyboard.type(' by keys')
  await keyboard.press('Control+Enter')
  await expect(page.getByText(`“${named} by keys” is live.`)).toBeVisible()
  await expect(field).toBeFocused()
  const isShown = async () =>
    (await (await page.request.get(`/api/v1/blog?filter[search]=${encodeURIComponent('by keys')}`)).text()).includes(
      'by keys',
    )
  await expect.poll(isShown).toBe(true)
  await keyboard.press('Alt+u')
  await expect(page.getByText(/^draft, /)).toBeVisible()
  await expect(field).toHaveValue(`${named} by keys`)
  await expect.poll(isShown).toBe(false)
  await expect(page.locator(':focus')).toHaveCount(1)
  // In a field Escape belongs to anyone who types there; from the record itself it leads back.
  await page.getByRole('main').focus()
  await keyboard.press('Escape')
  await expect(page).toHaveURL(/articles\?.*sort=name/)
  await expect(page.locator('tr[data-row="2"]').getByRole('link')).toBeFocused()

  // All keys stand in one place; closing it leads back.
  await keyboard.press('Shift+?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await axe(page, keys)
  await keyboard.press('Escape')
  await expect(page.locator('tr[data-row="2"]').getByRole('link')).toBeFocused()
})

/** Tab by Tab, as somebody without a mouse goes through a screen. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keys never came there.')
}

test('an examiner goes from the bank to a question, a paper, a test and its console by keys alone', {
  tag: '@desktop',
}, async ({ page }) => {
  const { keyboard } = page
  const palette = page.getByRole('dialog', { name: 'Search the office' })
  const go = async (name: string) => {
    await keyboard.press('Control+k')
    await keyboard.type(name)
    await expect(palette.getByRole('option', { name: `${name} go to`, exact: true })).toBeVisible()
    while ((await palette.getByRole('option', { selected: true }).textContent()) !== `${name}go to`)
      await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(title(page, name)).toBeVisible()
    await expect(page.locator('tr[data-row="0"]')).toBeVisible()
  }
  await enterAsExaminer(page)
  await expect(title(page, /./)).toBeVisible()

  // The bank: down, open, write, away and back: what was written is still there, and is put away.
  await go('Questions')
  await keyboard.press('j')
  await keyboard.press('j')
  const row = page.locator('tr[data-row="1"]').getByRole('link')
  await expect(row).toBeFocused()
  const code = (await row.textContent()) ?? ''
  await keyboard.press('Enter')
  await expect(title(page, code)).toBeVisible()
  await tabTo(page, page.getByLabel('Topic'))
  await keyboard.press('End')
  await keyboard.type(' anew')
  await expect(page.getByRole('button', { name: /^Save version/ })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Paragraph' }).first())
  await keyboard.press('Escape')
  await expect(row).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('What you wrote is kept in this tab until it is saved.')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Begin anew' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Nothing changed' })).toBeVisible()

  // A paper, then a test: its plan, and its console.
  await go('Papers')
  await keyboard.press('j')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/papers\/\d+/)
  await tabTo(page, page.getByRole('link', { name: 'Print' }))
  await go('Tests')
  await keyboard.press('j')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/tests\/[\w-]+$/)
  await tabTo(page, page.getByRole('link', { name: 'Schedule and policy' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Opens'))
  await go('Tests')
  await keyboard.press('k')
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Console', exact: true }).first())
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console$/)
  await tabTo(page, page.getByLabel('Find a student'))
})
