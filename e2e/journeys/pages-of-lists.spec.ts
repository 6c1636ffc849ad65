import { expect } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { newAccount, signInAs } from '../support/accounts.ts'
import { answer, api } from '../support/replies.ts'
import { test } from '../support/test.ts'

test('a list shows five page numbers around the open one, ten entries a page unless it asks for more, and none where it is empty', {
  tag: '@desktop',
}, async ({ page, visit, request }) => {
  await signInAs(page, await newAccount(page))
  const { data, meta } = await (await request.get(api('/faq'))).json()
  let [total, current] = [0, 1]
  await answer(page, api('/courses-enrolled'), async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...reply, data: [], meta: { ...reply.meta, total, per_page: meta.per_page, current_page: current } },
    })
  })
  const pages = page.getByRole('navigation', { name: 'Pages of the list' })
  const numbers = pages.getByRole('link', { name: /^Page \d+$/ })
  const open = async (all: number, at: number) => {
    ;[total, current] = [all, at]
    await visit(`/course-enrolled?page=${at}`)
  }
  await proves(['pagination rules', 'constants of pagination'], async () => {
    expect([data.length, meta.per_page], 'where nobody says how many').toEqual([10, 10])
    await open(200, 9)
    await expect(pages).toBeVisible()
    await expect(numbers).toHaveText(['Page 7', 'Page 8', 'Page 9', 'Page 10', 'Page 11'])
    await expect(pages.getByRole('link', { name: 'Page 9', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(pages.getByText('Page 9 of 20')).toBeAttached()
    await open(200, 20)
    await expect(numbers).toHaveText(['Page 16', 'Page 17', 'Page 18', 'Page 19', 'Page 20'])
    await open(11, 1)
    await expect(numbers).toHaveText(['Page 1', 'Page 2'])
    await open(10, 1)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(pages).toHaveCount(0)
    await open(0, 1)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(pages).toHaveCount(0)
  })
})
