import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { noLayoutShift } from '../support/layout-shift.ts'
import { menuPaths, plainPage } from '../support/pages.ts'
import { answer, api, count, hold } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

const branchAll = api('/branch/all')
const categories = api('/achiever/category')

test('the header leads home, offers phone and e-mail, and stays in view while the page scrolls', async ({
  page,
  visit,
}) => {
  await visit(plainPage)
  const { header, logo } = shell(page)
  await expect(logo).toHaveAttribute('href', '/')
  await expect(header.locator('a[href^="tel:"]')).toBeVisible()
  await expect(header.locator('a[href^="mailto:"]')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await expect(logo).toBeInViewport()
  await noLayoutShift(page)
})

test('the header shows the five networks, each in a new tab', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit(plainPage)
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
    const link = shell(page).header.getByRole('link', { name: new RegExp(network) })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('the first Tab offers to skip to the content', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit(plainPage)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('header')?.contains(document.activeElement))).toBe(false)
})

test('the menu is the desktop one above 992 px and the drawer from there down', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit(plainPage)
  const { menu, menuButton } = shell(page)
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(menu).toBeHidden()
  await expect(menuButton).toBeVisible()
  await page.setViewportSize({ width: 993, height: 800 })
  await expect(menu).toBeVisible()
  await expect(menuButton).toBeHidden()
  // Browsers paint what has arrived: without the rest of the header its beginning stands where it will stay.
  const firstItemLeft = () =>
    menu
      .getByRole('listitem')
      .first()
      .evaluate((item) => item.getBoundingClientRect().left)
  const whole = await firstItemLeft()
  await menu.evaluate((nav) => {
    nav.nextElementSibling?.remove()
    for (const later of nav.querySelectorAll('ul > li ~ li')) later.remove()
  })
  expect(await firstItemLeft()).toBe(whole)
})

test('the page one is on is marked, and only that one', { tag: '@desktop' }, async ({ page, visit, problems }) => {
  problems.allow(/404/)
  const events = shell(page).menu.getByRole('link', { name: 'Upcoming Events' })
  await visit('/events/no-such-event')
  await expect(events).toHaveAttribute('aria-current', 'page')
  await visit('/events-archive')
  await expect(events).not.toHaveAttribute('aria-current', 'page')
})

test.describe('the courses panel', { tag: '@desktop' }, () => {
  test('opens and closes with a click, and asks for its list once, however often', async ({ page, visit }) => {
    const calls = count(page, (request) => new URL(request.url()).pathname === branchAll)
    await visit(plainPage)
    const courses = shell(page).opener('Courses')
    await expect(courses).toHaveAttribute('aria-expanded', 'false')
    await courses.click()
    await expect(courses).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('tab').first()).toBeVisible()
    await axe(page, shell(page).header)
    await courses.click()
    await expect(courses).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('tab').first()).toBeHidden()
    for (let i = 0; i < 2; i++) {
      await courses.click()
      await expect(page.getByRole('tab').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('tab').first()).toBeHidden()
    }
    expect(calls).toHaveLength(1)
  })

  test('opens when the pointer rests on it, and closes when it leaves or with Escape', async ({ page, visit }) => {
    await visit(plainPage)
    const courses = shell(page).opener('Courses')
    await courses.hover()
    await expect(courses).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(640, 790)
    await expect(courses).toHaveAttribute('aria-expanded', 'false')

    await courses.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(courses).toHaveAttribute('aria-expanded', 'false')
    await expect(courses).toBeFocused()
  })

  test('lists each campus by class with an address per course, and arrow keys change the campus', async ({
    page,
    visit,
    request,
  }) => {
    const { branch } = await (await request.get(branchAll)).json()
    await visit(plainPage)
    await shell(page).opener('Courses').click()
    const offered = branch.filter(({ courses }: { courses: unknown[] }) => courses.length > 0)
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(offered.length)
    const [{ slug, courses }] = offered
    const links = page.getByRole('tabpanel').getByRole('link')
    await expect(links).toHaveCount(courses.length)
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const expected = courses.map((course: { slug: string }) => `/${slug}/courses/${course.slug}`)
    expect(paths.toSorted()).toEqual(expected.toSorted())

    await tabs.first().focus()
    const before = await links.first().getAttribute('href')
    await page.keyboard.press('ArrowDown')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(links.first()).not.toHaveAttribute('href', before ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(tabs.first()).toBeFocused()
  })

  test('leaves out a class without courses', async ({ page, visit }) => {
    await answer(page, branchAll, async (route) => {
      const response = await route.fetch()
      const { branch, ...rest } = await response.json()
      const [first] = branch
      const online = [{ ...first.courses[0], class: 'Online' }]
      await route.fulfill({ response, json: { ...rest, branch: [{ ...first, courses: online }] } })
    })
    await visit(plainPage)
    await shell(page).opener('Courses').click()
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(['Online'])
  })

  test('shows grey lines while it waits, and the list when it comes', async ({ page, visit }) => {
    const held = await hold(page, branchAll)
    await visit(plainPage)
    await shell(page).opener('Courses').click()
    await expect(shell(page).menu.locator('[aria-busy="true"]')).toBeVisible()
    held.release()
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(shell(page).menu.locator('[aria-busy="true"]')).toHaveCount(0)
  })

  test('says when the list could not be loaded, and tries again', async ({ page, visit, problems }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    let isDown = true
    await answer(page, branchAll, (route) => (isDown ? route.abort() : route.continue()))
    await visit(plainPage)
    await shell(page).opener('Courses').click()
    const again = shell(page).menu.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isDown = false
    await again.click()
    await expect(page.getByRole('tab').first()).toBeVisible()
  })
})

test.describe('the other menus', { tag: '@desktop' }, () => {
  test('arrow down opens a menu at its first link, arrow keys walk through it and along the menu', async ({
    page,
    visit,
  }) => {
    await visit(plainPage)
    const { menu, opener } = shell(page)
    await opener('Knowledge Desk').focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Blogs' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('link', { name: 'Expert Tips' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(opener('Knowledge Desk')).toBeFocused()
    await expect(menu.getByRole('link', { name: 'Blogs' })).toBeHidden()

    await opener('Courses').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(menu.getByRole('link', { name: 'About Us' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(opener('Courses')).toBeFocused()

    // Only one is open at a time.
    await opener('Courses').click()
    await opener('Knowledge Desk').click()
    await expect(opener('Knowledge Desk')).toHaveAttribute('aria-expanded', 'true')
    await expect(opener('Courses')).toHaveAttribute('aria-expanded', 'false')
  })

  test('the achievers come from the list of categories, and every page of the menu has a link', async ({
    page,
    visit,
    request,
  }) => {
    const { achiverCategory } = await (await request.get(categories)).json()
    await visit(plainPage)
    await shell(page).opener('Achievers').click()
    for (const { name, slug } of achiverCategory) {
      await expect(shell(page).menu.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/achievers/${slug}`,
      )
    }
    await shell(page).opener('Courses').click()
    await expect(page.getByRole('tab').first()).toBeVisible()
    for (const path of menuPaths) await expect(shell(page).menu.locator(`a[href="${path}"]`)).not.toHaveCount(0)
  })

  test('an empty list of categories leaves no dead end', async ({ page, visit }) => {
    await answer(page, categories, (route) => route.fulfill({ json: { message: 'ok', achiverCategory: [] } }))
    await visit(plainPage)
    const achievers = shell(page).opener('Achievers')
    await achievers.hover()
    await expect(achievers).toHaveCount(0)
  })
})
