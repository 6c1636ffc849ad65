import { expect, type Page } from '@playwright/test'
import { footerPaths, plainPage } from '../support/pages.ts'
import { answer, api, hold } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

const legal = api('/legal')
const column = (page: Page) => shell(page).footer.getByRole('region', { name: 'Legal' })

test('the footer holds every link of the specification, address, e-mail, two phones, five networks and the year', async ({
  page,
  visit,
  request,
}) => {
  const { general } = await (await request.get(api('/website-detail'))).json()
  const { legal: pages } = await (await request.get(legal)).json()
  expect(pages.length).toBeGreaterThan(0)
  await visit(plainPage)
  const { footer } = shell(page)
  for (const path of footerPaths) await expect(footer.locator(`a[href="${path}"]`), path).not.toHaveCount(0)
  await expect(footer.getByText(general.address)).toBeVisible()
  await expect(footer.locator(`a[href="mailto:${general.email}"]`)).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    await expect(footer.getByRole('link', { name: new RegExp(network) })).toBeVisible()
  }
  const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format()
  await expect(footer.getByText(`© ${year}`)).toBeVisible()

  // One link per legal page, labelled by its name.
  await footer.scrollIntoViewIfNeeded()
  const names = pages.map((entry: { page_name: string }) => entry.page_name)
  await expect(column(page).getByRole('link')).toHaveText(names)
  await expect(column(page).getByRole('link').first()).toHaveAttribute('href', `/legal/${pages[0].slug}`)
})

test.describe('the legal column', () => {
  test('is fetched by the browser, never rendered by the server', { tag: '@desktop' }, async ({ request }) => {
    const html = await (await request.get(plainPage)).text()
    expect(html).not.toContain('href="/legal/')
  })

  test('shows four placeholder lines while it waits', { tag: '@phone' }, async ({ page, visit }) => {
    const held = await hold(page, legal)
    await visit(plainPage)
    await shell(page).footer.scrollIntoViewIfNeeded()
    const busy = column(page).locator('[aria-busy="true"]')
    await expect(busy).toBeVisible()
    expect(
      await busy.evaluate(
        (box) => [...box.querySelectorAll('*')].filter((e) => e.childElementCount === 0 && !e.textContent).length,
      ),
    ).toBe(4)
    held.release()
    await expect(column(page).getByRole('link').first()).toBeVisible()
    await expect(busy).toHaveCount(0)
  })

  test('shows no list when there is no legal page', { tag: '@desktop' }, async ({ page, visit }) => {
    await answer(page, legal, (route) => route.fulfill({ json: { message: 'ok', legal: [] } }))
    await visit(plainPage)
    await shell(page).footer.scrollIntoViewIfNeeded()
    await expect(column(page)).toHaveCount(0)
    await expect(shell(page).footer.locator('a[href^="/legal/"]')).toHaveCount(0)
  })

  test('says when it could not be loaded, and tries again', { tag: '@desktop' }, async ({ page, visit, problems }) => {
    problems.allow(/Failed to load resource/)
    let isDown = true
    await answer(page, legal, (route) =>
      isDown ? route.fulfill({ status: 503, json: { message: 'Down' } }) : route.continue(),
    )
    await visit(plainPage)
    await shell(page).footer.scrollIntoViewIfNeeded()
    const again = column(page).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isDown = false
    await again.click()
    await expect(column(page).getByRole('link').first()).toBeVisible()
  })

  test('tries a failed read once more by itself', { tag: '@desktop' }, async ({ page, visit, problems }) => {
    problems.allow(/Failed to load resource/)
    let calls = 0
    await answer(page, legal, (route) => (++calls === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue()))
    await visit(plainPage)
    await shell(page).footer.scrollIntoViewIfNeeded()
    await expect(column(page).getByRole('link').first()).toBeVisible()
    expect(calls).toBe(2)
  })
})
