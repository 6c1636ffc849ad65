import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { axe } from '../support/axe.ts'
import { menuPaths, plainPage } from '../support/pages.ts'
import { answer, api, hold } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

const openDrawer = async (page: Page) => {
  await shell(page).menuButton.click()
  await expect(shell(page).drawer).toBeVisible()
  return shell(page).drawer
}

test.describe('the drawer', { tag: '@phone' }, () => {
  test('opens as a dialog with the name of the institute, keeps the focus inside, closes in three ways and holds every page', async ({
    page,
    visit,
    request,
  }) => {
    const { general } = await (await request.get(api('/website-detail'))).json()
    await visit(plainPage)
    await expect(shell(page).drawer).toHaveCount(0)
    const drawer = await proves(['menu toggle'], () => openDrawer(page))
    await expect(drawer).toHaveAccessibleName(general.website_name)
    await axe(page, drawer)
    const box = await drawer.boundingBox()
    expect(box?.width).toBeCloseTo(390 * 0.8, 0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, 0)

    const reached = new Set<string>()
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press(i % 3 === 2 ? 'Shift+Tab' : 'Tab')
      const focused = await page.evaluate(() => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body) return
        const { outerHTML } = activeElement
        return { html: outerHTML.slice(0, 120), isInside: activeElement.closest('dialog, [role="dialog"]') !== null }
      })
      if (!focused) continue
      expect(focused, `focus after ${i + 1} presses`).toMatchObject({ isInside: true })
      reached.add(focused.html)
    }
    expect(reached.size).toBeGreaterThan(5)
    // The page behind stands still.
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(drawer).toBeVisible()

    await proves(['drawer opens and closes'], async () => {
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(shell(page).menuButton).toBeFocused()
      await openDrawer(page)
      await drawer.getByRole('button', { name: /close/i }).click()
      await expect(drawer).toBeHidden()
      await openDrawer(page)
      await page.touchscreen.tap(20, 500)
      await expect(drawer).toBeHidden()
    })

    await test.step('holds every page of the menu, and unfolds campus, class and course', async () => {
      const { branch } = await (await request.get(api('/branch/all'))).json()
      // The second one: the first may stand open already.
      const [, { name, slug, courses }] = branch
      await openDrawer(page)
      for (const path of ['/', ...menuPaths, '/auth/sign-in']) {
        await expect(drawer.locator(`a[href="${path}"]`), path).not.toHaveCount(0)
      }
      await drawer.locator('summary').filter({ hasText: 'Courses' }).click()
      const link = drawer.locator(`a[href="/${slug}/courses/${courses[0].slug}"]`)
      await expect(link).toBeHidden()
      await drawer.locator('summary').filter({ hasText: name }).click()
      await expect(drawer.locator('details').filter({ hasText: name }).last().getByText(courses[0].class)).toBeVisible()
      await expect(link).toBeVisible()
    })
  })

  test('closes on a change of page, wherever it began', async ({ page, visit, problems }) => {
    problems.allow(/404/)
    const lost = page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })
    await visit('/no-such-page')
    await proves(['drawer closes on a route change', 'drawer opens and closes'], async () => {
      const drawer = await openDrawer(page)
      await drawer.getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(drawer).toBeHidden()
      await page.goBack()
      await expect(lost).toBeVisible()
      await expect(drawer).toBeHidden()

      // Now one that does not begin in it. The address changes a moment before the page does.
      await shell(page).logo.click()
      await expect(page).toHaveURL('/')
      await expect(lost).toHaveCount(0)
      await openDrawer(page)
      await page.goBack()
      await expect(page).toHaveURL('/no-such-page')
      await expect(drawer).toBeHidden()
    })
  })

  test('shows grey lines while the courses are on their way, says when they could not be loaded, and tries again', async ({
    page,
    visit,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ERR_FAILED/)
    const openCourses = async () => {
      await visit(plainPage)
      const drawer = await openDrawer(page)
      await drawer.locator('summary, button').filter({ hasText: 'Courses' }).first().click()
      return drawer
    }
    const held = await hold(page, api('/branch/all'))
    let drawer = await openCourses()
    await expect(drawer.locator('[aria-busy="true"]').first()).toBeVisible()
    held.release()
    await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0)

    await page.unrouteAll()
    let isDown = true
    await answer(page, api('/branch/all'), (route) => (isDown ? route.abort() : route.continue()))
    drawer = await openCourses()
    const again = drawer.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    isDown = false
    await again.click()
    await expect(again).toBeHidden()
  })
})
