import { expect } from '@playwright/test'
import { proves } from '../specification/proves.ts'
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
  await proves(['logo leads home'], () => expect(logo).toHaveAttribute('href', '/'))
  await expect(header.locator('a[href^="tel:"]')).toBeVisible()
  await expect(header.locator('a[href^="mailto:"]')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 600))
  await expect(logo).toBeInViewport()
  await noLayoutShift(page)
})

test('on the smallest phone the bar is one line in every language', { tag: '@phone' }, async ({ page, visit }) => {
  // A little narrower than any: letters of the device may be wider than ours.
  await page.setViewportSize({ width: 300, height: 640 })
  for (const address of ['/contact-us', '/kn/contact-us', '/hi/contact-us']) {
    await visit(address)
    // The second page of a visit has the faces of the design, which are wider than their stand-ins.
    await page.evaluate(() => document.fonts.ready)
    expect((await page.locator('[data-site-bar]').boundingBox())?.height, address).toBeLessThan(70)
  }
})

test('at a desk the first Tab skips to the content, networks open in a new tab, and the menu gives way to the drawer from 992 px down', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit(plainPage)
  const { header, menu, menuButton } = shell(page)
  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
  await proves(['header shows phone, mail and five networks', 'top bar'], async () => {
    await expect(header.locator('a[href^="tel:"]')).toBeVisible()
    await expect(header.locator('a[href^="mailto:"]')).toBeVisible()
    for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube']) {
      const link = header.getByRole('link', { name: new RegExp(network) })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
  })
  await proves(['menu or drawer by width', 'constant of the menu'], async () => {
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
})

test('the page one is on is marked, and only that one', { tag: '@desktop' }, async ({ page, visit, problems }) => {
  problems.allow(/404/)
  const events = shell(page).menu.getByRole('link', { name: 'Upcoming Events' })
  await visit('/events/no-such-event')
  await expect(events).toHaveAttribute('aria-current', 'page')
  await visit('/events-archive')
  await expect(events).not.toHaveAttribute('aria-current', 'page')
})

test('the courses panel opens by click, pointer and keys, lists every course of every campus, and asks for its list once', {
  tag: '@desktop',
}, async ({ page, visit, request }) => {
  const calls = count(page, (asked) => new URL(asked.url()).pathname === branchAll)
  const { branch } = await (await request.get(branchAll)).json()
  await visit(plainPage)
  await proves(['header calls'], async () => {
    expect(calls, 'nobody has opened the menu').toHaveLength(0)
    const [campus] = branch
    const html = await (await request.get(plainPage)).text()
    expect(html, 'the server never renders it').not.toContain(`/${campus.slug}/courses/${campus.courses[0].slug}"`)
  })
  const courses = shell(page).opener('Courses')
  const tabs = page.getByRole('tab')
  await test.step('it opens and closes with a click, however often', async () => {
    await expect(courses).toHaveAttribute('aria-expanded', 'false')
    await courses.click()
    await expect(courses).toHaveAttribute('aria-expanded', 'true')
    await expect(tabs.first()).toBeVisible()
    await axe(page, shell(page).header)
  })
  await proves(['menu uses branches and categories'], async () => {
    const offered = branch.filter((one: { courses: unknown[] }) => one.courses.length > 0)
    await expect(tabs).toHaveCount(offered.length)
    const [first] = offered
    const links = page.getByRole('tabpanel').getByRole('link')
    await expect(links).toHaveCount(first.courses.length)
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const expected = first.courses.map(({ slug }: { slug: string }) => `/${first.slug}/courses/${slug}`)
    expect(paths.toSorted()).toEqual(expected.toSorted())

    await tabs.first().focus()
    const before = await links.first().getAttribute('href')
    await page.keyboard.press('ArrowDown')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(links.first()).not.toHaveAttribute('href', before ?? '')
    await page.keyboard.press('ArrowUp')
    await expect(tabs.first()).toBeFocused()
    await courses.click()
    await expect(courses).toHaveAttribute('aria-expanded', 'false')
    await expect(tabs.first()).toBeHidden()
    for (let i = 0; i < 2; i++) {
      await courses.click()
      await expect(tabs.first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tabs.first()).toBeHidden()
    }
  })
  await test.step('it opens when the pointer rests on it, and closes when it leaves or with Escape', async () => {
    await page.mouse.move(640, 790)
    await courses.hover()
    await expect(courses).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(640, 790)
    await expect(courses).toHaveAttribute('aria-expanded', 'false')

    await courses.focus()
    await page.keyboard.press('Enter')
    await expect(tabs.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(courses).toHaveAttribute('aria-expanded', 'false')
    await expect(courses).toBeFocused()
  })
  expect(calls).toHaveLength(1)
})

test('the courses panel waits in grey lines, tries again after a failure, and leaves out a class without courses', {
  tag: '@desktop',
}, async ({ page, visit, problems }) => {
  problems.allow(/Failed to load resource|ERR_FAILED/)
  const { menu, opener } = shell(page)
  await test.step('grey lines while it waits, and the list when it comes', async () => {
    const held = await hold(page, branchAll)
    await visit(plainPage)
    await opener('Courses').click()
    await expect(menu.locator('[aria-busy="true"]')).toBeVisible()
    held.release()
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expect(menu.locator('[aria-busy="true"]')).toHaveCount(0)
  })
  await test.step('a list that could not be loaded is said, and tried again', async () => {
    await page.unrouteAll()
    let isDown = true
    await answer(page, branchAll, (route) => (isDown ? route.abort() : route.continue()))
    await visit(plainPage)
    await opener('Courses').click()
    const again = menu.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isDown = false
    await again.click()
    await expect(page.getByRole('tab').first()).toBeVisible()
  })
  await test.step('a class without courses is left out', async () => {
    await page.unrouteAll()
    await answer(page, branchAll, async (route) => {
      const response = await route.fetch()
      const { branch, ...rest } = await response.json()
      const [first] = branch
      const online = [{ ...first.courses[0], class: 'Online' }]
      await route.fulfill({ response, json: { ...rest, branch: [{ ...first, courses: online }] } })
    })
    await visit(plainPage)
    await opener('Courses').click()
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(['Online'])
  })
})

test('the other menus are walked by arrow keys, list the achievers, and have a link to every page', {
  tag: '@desktop',
}, async ({ page, visit, request }) => {
  const { achiverCategory } = await (await request.get(categories)).json()
  const calls = count(page, (asked) => new URL(asked.url()).pathname === categories)
  await visit(plainPage)
  await proves(['header calls'], async () => expect(calls, 'nobody has opened the menu').toHaveLength(0))
  const { menu, opener } = shell(page)
  await test.step('arrow down opens a menu at its first link, arrow keys walk through it and along the menu', async () => {
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
  await proves(['menu uses branches and categories'], async () => {
    await opener('Achievers').click()
    expect(achiverCategory).not.toEqual([])
    for (const { name, slug } of achiverCategory) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/achievers/${slug}`)
    }
    await opener('Courses').click()
    await expect(page.getByRole('tab').first()).toBeVisible()
    for (const path of menuPaths) await expect(menu.locator(`a[href="${path}"]`)).not.toHaveCount(0)
  })
  await test.step('an empty list of categories leaves no dead end', async () => {
    await answer(page, categories, (route) => route.fulfill({ json: { message: 'ok', achiverCategory: [] } }))
    await visit(plainPage)
    await opener('Achievers').hover()
    await expect(opener('Achievers')).toHaveCount(0)
  })
})
