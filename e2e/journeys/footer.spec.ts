import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { footerPaths, plainPage } from '../support/pages.ts'
import { answer, api, count, hold } from '../support/replies.ts'
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
  await proves(['footer links'], async () => {
    for (const path of footerPaths) await expect(footer.locator(`a[href="${path}"]`), path).not.toHaveCount(0)
  })
  await expect(footer.getByText(general.address)).toBeVisible()
  await expect(footer.locator(`a[href="mailto:${general.email}"]`)).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    await expect(footer.getByRole('link', { name: new RegExp(network) })).toBeVisible()
  }
  await proves(['constants of the footer'], async () => {
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format()
    await expect(footer.getByText(`© ${year}`)).toBeVisible()
  })

  // One link per legal page, labelled by its name.
  await proves(['footer links of legal pages'], async () => {
    await footer.scrollIntoViewIfNeeded()
    const names = pages.map((entry: { page_name: string }) => entry.page_name)
    await expect(column(page).getByRole('link')).toHaveText(names)
    for (const { page_name, slug } of pages)
      await expect(column(page).getByRole('link', { name: page_name, exact: true })).toHaveAttribute(
        'href',
        `/legal/${slug}`,
      )
  })
})

test('the legal column is fetched by the browser: it waits, is left out when empty, and tries again', {
  tag: '@desktop',
}, async ({ page, visit, request, problems }) => {
  problems.allow(/Failed to load resource/)
  await proves(['legal call'], async () => {
    const html = await (await request.get(plainPage)).text()
    expect(html, 'the server never renders it').not.toContain('href="/legal/')
    const asked = count(page, (call) => new URL(call.url()).pathname === legal)
    await visit('/')
    expect(asked, 'nobody has come near the footer').toHaveLength(0)
  })
  const toFooter = async () => {
    await visit(plainPage)
    await shell(page).footer.scrollIntoViewIfNeeded()
  }
  const links = column(page).getByRole('link')

  await proves(['legal column', 'constants of the footer', 'legal call'], async () => {
    const held = await hold(page, legal)
    await toFooter()
    const busy = column(page).locator('[aria-busy="true"]')
    await expect(busy).toBeVisible()
    expect(
      await busy.evaluate(
        (box) => [...box.querySelectorAll('*')].filter((e) => e.childElementCount === 0 && !e.textContent).length,
      ),
    ).toBe(4)
    held.release()
    await expect(links.first()).toBeVisible()
    await expect(busy).toHaveCount(0)
    await page.unrouteAll()
  })
  await proves(['legal column'], async () => {
    await answer(page, legal, (route) => route.fulfill({ json: { message: 'ok', legal: [] } }))
    await toFooter()
    await expect(column(page)).toHaveCount(0)
    await expect(shell(page).footer.locator('a[href^="/legal/"]')).toHaveCount(0)
    await page.unrouteAll()
  })
  await test.step('a failure is said, and tried again by a button', async () => {
    let isDown = true
    await answer(page, legal, (route) =>
      isDown ? route.fulfill({ status: 503, json: { message: 'Down' } }) : route.continue(),
    )
    await toFooter()
    const again = column(page).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isDown = false
    await again.click()
    await expect(links.first()).toBeVisible()
    await page.unrouteAll()
  })
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504])
    await test.step(`§7: a read that fails with ${status} is tried once more by itself, and not a second time`, async () => {
      let calls = 0
      let failures = 1
      await answer(page, legal, (route) => {
        calls += 1
        return failures-- > 0 ? route.fulfill({ status, json: {} }) : route.continue()
      })
      await toFooter()
      await expect(links.first()).toBeVisible()
      expect(calls).toBe(2)

      failures = 2
      calls = 0
      await toFooter()
      await expect(column(page).getByRole('button', { name: 'Try again' })).toBeVisible()
      expect(calls).toBe(2)
      await page.unrouteAll()
    })
})
