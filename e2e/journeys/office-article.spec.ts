import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, saved, title } from '../support/office.ts'
import { photograph } from '../support/photograph.ts'
import { test } from '../support/test.ts'

test('an editor writes an article with a photograph and a formula, sees it on the real page, publishes, plans and corrects it', async ({
  page,
  problems,
}, info) => {
  // The preview is drawn anew with every save, also where the last one has not come in yet.
  problems.allow(/Transition was skipped/)
  const name = `Reading a graph twice, ${info.project.name} ${info.retry}`
  // Both widths share one server: each copies an article of its own.
  const source = info.project.name === 'phone' ? 'Sleep and memory' : 'After a bad mock'
  const row = page.getByRole('row', { name: new RegExp(`${source}.* live`) })
  await enterOffice(page, 'editor@northlight.test')
  await expect(title(page, /November|Good|Today|Monday|day/)).toBeVisible()
  await axe(page, page.locator('html'))

  // The list stands in the address and is walked by keys.
  await page.goto('/office/articles')
  await expect(row).toBeVisible()
  await axe(page)
  const other = page.getByRole('row', { name: /Handling exam anxiety/ })
  await expect(other).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find articles' }).fill(source)
  await expect(page).toHaveURL(/filter=/)
  await expect(other).toHaveCount(0)
  await expect(row).toBeVisible()

  // A copy is a draft of its own.
  await row.getByRole('button', { name: `Acts for ${source}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page).toHaveURL(/articles\/\d+/)
  await expect(page.locator('.head').getByText('draft', { exact: true })).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(name)
  await page.getByLabel('Date', { exact: true }).fill('2026-11-10T09:00')

  // A photograph of this device; it can be used once somebody has said what it shows.
  const file = `graph-${info.project.name}-${info.retry}.jpg`
  await page.getByRole('button', { name: /picture…$/ }).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByLabel('Add pictures…').setInputFiles({ name: file, ...(await photograph(page, name)) })
  await expect(chooser.getByText('added', { exact: true })).toBeVisible()
  await axe(page, chooser)
  await chooser.getByRole('button', { name: new RegExp(file) }).click()
  await page.getByRole('dialog', { name: 'What does it show?' }).getByRole('textbox').fill('A graph on a board')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('textbox', { name: 'Text for those who do not see it' })).toHaveValue(
    'A graph on a board',
  )

  // Text and formula, by keys alone.
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('The slope is $v = u + at$ here. ')
  await expect(text.locator('.mathchip math').first()).toBeVisible()
  await saved(page)
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Paragraph' })).toBeFocused()
  await axe(page, page.locator('main'))

  // The real page, with the draft laid over it.
  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe[title="The page with this draft"]')
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(preview.locator('math').first()).toBeVisible()
  await expect(preview.getByRole('img', { name: 'A graph on a board' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Close the preview' }).click()

  // Nobody else sees it before it is published; then everybody does.
  const address = `/knowledge-desk/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  expect((await page.request.get(address)).status()).toBe(404)
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(page.getByText(`“${name}” is live.`)).toBeVisible()
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)

  // A correction waits beside what is live, and can be planned.
  await page.getByLabel('Sentence of the card').fill('A habit of ten seconds, written down.')
  await saved(page)
  await expect(page.getByText(/^draft, /)).toBeVisible()
  expect(await (await page.request.get(address)).text()).not.toContain('A habit of ten seconds, written down.')
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: 'Publish at a time…' }).click()
  await page.getByLabel('Day and hour, India time').fill('2030-01-05T07:00')
  await page.getByRole('button', { name: 'Publish then' }).click()
  await expect(page.getByText(/change goes live 5 Jan 2030/)).toBeVisible()

  // What was before can be seen and taken back.
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect(page.getByRole('button', { name: 'Take it back as a draft' })).toBeVisible()
  await axe(page, page.locator('main'))
})
