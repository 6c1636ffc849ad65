import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { test } from '../../support/test.ts'

const desk = '/knowledge-desk'
const article = `${desk}/free-body-diagrams-step-by-step`

test.describe('the knowledge desk', () => {
  test('leads with the newest article and pages by address', { tag: '@phone' }, async ({ page, visit }) => {
    await visit(desk)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible()
    await axe(page)
    await noLayoutShift(page)

    const pages = page.getByRole('navigation', { name: 'Pages of articles' })
    expect(await pages.getByRole('link', { name: /^Page \d+$/ }).count()).toBeLessThanOrEqual(5)
    const first = await page.getByRole('main').getByRole('heading', { level: 3 }).first().textContent()
    await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(`${desk}?page=2#list`)
    await expect(page.getByRole('heading', { name: 'Newest first' })).toBeFocused()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '')
    await page.goBack()
    await expect(page).toHaveURL(desk)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(first ?? '')
  })

  test('whatever page is asked for is a page that exists; an article has one address, and one that does not exist is the error screen', {
    tag: '@desktop',
  }, async ({ page, problems }) => {
    problems.allow(/404/)
    for (const [query, lands] of [
      ['?page=abc', /knowledge-desk\?page=abc$/],
      ['?page=99999', /knowledge-desk\?page=[2-9]$/],
      ['?page=99999999999999999999', /knowledge-desk\?page=[2-9]$/],
    ] as const) {
      const response = await page.goto(desk + query)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveURL(lands)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
    }
    // Whatever the letter case.
    await page.goto(article.replace('free-body', 'Free-Body'))
    await expect(page).toHaveURL(article)
    const missing = await page.goto(`${desk}/no-such-article`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
  })

  test('finds articles by words and by subject, and says when there are none', { tag: '@desktop' }, async ({
    page,
    visit,
  }) => {
    await visit(desk)
    const search = page.getByRole('searchbox', { name: 'Search the articles' })
    await search.fill('friction')
    await search.press('Enter')
    await expect(page).toHaveURL(`${desk}?q=friction`)
    await expect(page.getByText('Showing what mentions “friction”')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()

    await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Biology' }).click()
    await expect(page).toHaveURL(`${desk}?subject=Biology&q=friction`)

    await page.goto(`${desk}?q=zzzzzz`)
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzzz”' })).toBeVisible()
    await axe(page, page.getByRole('main'))
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page).toHaveURL(desk)
  })
})

test.describe('an article', () => {
  test('can be read, formulas and all, has parts to walk through, neighbours, and can be passed on', {
    tag: '@phone',
  }, async ({ page, visit }) => {
    await visit(article)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('.prose math').first()).toBeVisible()
    await axe(page)
    await noLayoutShift(page)

    await page.locator('summary', { hasText: 'On this page' }).click()
    const parts = page.getByRole('navigation', { name: 'On this page' })
    const part = parts.getByRole('link').nth(1)
    const target = (await part.getAttribute('href')) ?? ''
    await part.click()
    await expect(page).toHaveURL(article + target)
    await expect(page.locator(target)).toBeInViewport()

    const share = page
      .getByRole('link', { name: /Share on WhatsApp/ })
      .filter({ visible: true })
      .first()
    expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(article)
    await expect(page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first()).toBeVisible()
  })

  test('wide tables and formulas never make the page scroll sideways', { tag: '@phone' }, async ({ page, visit }) => {
    for (const path of [article, `${desk}/plan-a-week-between-school-and-coaching`]) {
      await visit(path)
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('comments', () => {
  const list = (comments: object[]) => ({
    data: comments,
    links: { first: '', last: '', prev: null, next: null },
    meta: {
      current_page: 1,
      from: 1,
      last_page: Math.max(1, Math.ceil(comments.length / 12)),
      links: [],
      path: '',
      per_page: 12,
      to: comments.length,
      total: comments.length,
    },
  })
  const isList = /\/api\/v1\/blog\/comment\/\d+\/paginate/

  test('are shown as text, never as markup', { tag: '@desktop' }, async ({ page, visit }) => {
    const comment = {
      id: 1,
      name: 'A &amp; B',
      email: '',
      comment: '&lt;img src=x onerror=alert(1)&gt;',
      comment_on: '',
      created_at: '2026-11-01T05:00:00.000Z',
      updated_at: '2026-11-01T05:00:00.000Z',
    }
    await page.route(isList, (route) => route.fulfill({ json: list([comment]) }))
    await visit(article)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    const comments = page.getByRole('region', { name: /^Comments/ })
    await expect(comments.getByText('A & B')).toBeVisible()
    await expect(comments.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(comments.getByText('1 Nov 2026')).toBeVisible()
    await axe(page, comments)
  })

  test('none yet is said, a failure can be tried again, and a comment is checked, sent once and awaits approval', {
    tag: '@phone',
  }, async ({ page, visit, problems }) => {
    problems.allow(/500/)
    let isDown = true
    await page.route(isList, (route) =>
      isDown ? route.fulfill({ status: 500, json: { message: 'x' } }) : route.fulfill({ json: list([]) }),
    )
    await visit(article)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    const comments = page.getByRole('region', { name: /^Comments/ })
    await expect(comments.getByText('This could not be loaded.')).toBeVisible()
    isDown = false
    await comments.getByRole('button', { name: 'Try again' }).click()
    await expect(comments.getByText('No comments yet.')).toBeVisible()

    const form = page.getByRole('form', { name: 'Write a comment' })
    await form.scrollIntoViewIfNeeded()
    await form.getByRole('button', { name: 'Send the comment' }).click()
    await expect(form.getByLabel('Your name')).toBeFocused()
    await expect(form.getByText('Enter your name.')).toBeVisible()
    await axe(page, form)
    await form.getByLabel('Your name').fill('Asha Rao')
    await form.getByLabel('Your e-mail address').fill('asha@example.com')
    await form.getByLabel('Comment').fill('The second example helped.')
    await form.getByRole('button', { name: 'Send the comment' }).click()
    await expect(form.getByText(/awaiting approval/)).toBeVisible()
    await expect(form.getByLabel('Comment')).toHaveValue('')
  })
})
