import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { count } from '../../support/replies.ts'
import { test } from '../../support/test.ts'

test('a photo opens on the whole screen, keys lead on, Escape and the way back close it', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/gallery')
  await noLayoutShift(page)
  // What the browser fetches ahead of a click is not asked for.
  const asked = count(
    page,
    (request) =>
      /^\/(?:api\/v1\/)?gallery\b/.test(new URL(request.url()).pathname) && request.resourceType() !== 'other',
  )
  await page.getByRole('link', { name: 'The terrace telescope' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('heading', { name: 'The terrace telescope' })).toBeFocused()
  await expect(viewer.getByText('2 of 40')).toBeVisible()
  await axe(page, viewer)
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('heading', { name: 'The letter' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('heading', { name: 'The terrace telescope' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('link', { name: 'The terrace telescope' })).toBeFocused()
  expect(asked, 'photos of the page need no further call').toHaveLength(0)

  await page.getByRole('link', { name: 'Thirty chairs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog').getByText('2 of 40')).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL('/gallery')

  // Albums narrow the list, and the address keeps it.
  const pages = page.getByRole('navigation', { name: 'Pages of pictures' })
  await expect(pages).toBeVisible()
  await page.getByRole('navigation', { name: 'Albums' }).getByRole('link', { name: 'Tests' }).click()
  await expect(page).toHaveURL('/gallery?album=Tests')
  expect(asked).toHaveLength(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Saturday test' })).toBeVisible()
  await expect(pages).toHaveCount(0)
  await axe(page)
})

test('a swipe leads on', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/gallery')
  await page.getByRole('link', { name: 'Thirty chairs' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 of 40')).toBeVisible()
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x: 320, y: 300 }])
  await send('touchMove', [{ x: 120, y: 305 }])
  await send('touchEnd', [])
  await expect(viewer.getByText('2 of 40')).toBeVisible()
})

test('a link to a photo finds the page it stands on, and the viewer steps over its edge', { tag: '@desktop' }, async ({
  page,
  visit,
  request,
}) => {
  const { data } = await (await request.get('/api/v1/gallery?total=40')).json()
  await visit(`/gallery?photo=${data[29].id}`)
  await expect(page).toHaveURL(`/gallery?photo=${data[29].id}&page=3`)
  await expect(page.getByRole('dialog').getByRole('heading', { name: data[29].title })).toBeVisible()
  // Nobody clicked on it in the list, and still the reader is led to its place there.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/gallery?page=3')
  await expect(page.getByRole('link', { name: data[29].title })).toBeFocused()

  await visit('/gallery?photo=last')
  await expect(page.getByRole('dialog').getByText('12 of 40')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog').getByText('13 of 40')).toBeVisible()
  await expect(page).toHaveURL('/gallery?photo=first&page=2')
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a photo opens on the page itself', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Thirty chairs' }).click()
    await expect(page.getByRole('heading', { name: 'Thirty chairs' })).toBeVisible()
    await page.getByRole('link', { name: 'Next picture' }).click()
    await expect(page.getByRole('heading', { name: 'The terrace telescope' })).toBeVisible()
    await page.getByRole('link', { name: 'All pictures' }).click()
    await expect(page).toHaveURL('/gallery')
  })
})
