import { seconds } from '@northlight/contract/durations'
import { expect, type Page } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { axe } from '../support/axe.ts'
import { plainPage } from '../support/pages.ts'
import { answer, api } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { isAlive, test } from '../support/test.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** The newsletter makes a toast of what the server says. */
async function ready(page: Page, say: () => { status: number; message: string }) {
  await page.clock.install()
  await answer(page, api('/subscription-form'), (route) => {
    const { status, message } = say()
    const entry = {
      id: 1,
      email: 'a@example.com',
      page_url: 'x',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    }
    return route.fulfill({ status, json: status === 201 ? { message, subscriptionForm: entry } : { message } })
  })
  await page.goto(plainPage)
  await isAlive(page)
}

/** What a screen reader is told, and how urgently. */
const spoken = (page: Page, urgency: 'polite' | 'assertive') => page.locator(`[data-spoken="${urgency}"]`)

const send = async (page: Page) => {
  await shell(page).email.fill('asha@example.com')
  await shell(page).subscribe.click()
}

/** From here on time passes only as the journey says. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + seconds(1))

test('a success is told politely, stands at the bottom centre, and goes after eight seconds', async ({ page }) => {
  await ready(page, () => ({ status: 201, message: 'Welcome aboard.' }))
  await shell(page).email.focus()
  await expect(page.locator('[data-is-live]')).toHaveCount(1)
  await stopClock(page)
  // A screen reader announces only what changes in a live region that was there before, outside the closed popover.
  const region = await spoken(page, 'polite').elementHandle()
  expect(await region?.evaluate((box) => [box.textContent, box.closest('[popover]')])).toEqual(['', null])
  await send(page)
  await expect(spoken(page, 'polite')).toHaveText('Done: Welcome aboard.')
  expect(await region?.evaluate((box) => box.textContent)).toContain('Welcome aboard.')
  await expect(spoken(page, 'assertive')).toBeEmpty()
  const toast = messages(page).getByRole('listitem')
  await expect(toast).toHaveText(/Welcome aboard\./)
  await proves(['constants of toasts'], async () => {
    const box = await toast.boundingBox()
    const view = page.viewportSize()
    if (!box || !view) throw new Error('the toast has no place')
    expect(box.x + box.width / 2).toBeCloseTo(view.width / 2, -1)
    // Above the row of contacts, which a phone has at its lower edge.
    const row = await page.getByRole('complementary', { name: 'Connect' }).boundingBox()
    const edge = view.width < 993 ? (row?.y ?? 0) : view.height
    expect(edge - (box.y + box.height)).toBeLessThan(48)
    await page.mouse.move(0, 0)
    await page.clock.runFor(7999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })
})

test('a failure is told at once, closed by hand, and the same sentence is shown once', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.allow(/500/)
  let message = 'Please try later.'
  let calls = 0
  await ready(page, () => {
    calls += 1
    return { status: 500, message }
  })
  await expect(spoken(page, 'assertive')).toBeEmpty()
  await send(page)
  await expect(spoken(page, 'assertive')).toHaveText('Error: Please try later.')
  await expect(spoken(page, 'polite')).toBeEmpty()
  const toasts = messages(page).getByRole('listitem')
  await expect(toasts).toHaveText(/Please try later\./)
  await toasts.getByRole('button', { name: /close/i }).click()
  await expect(toasts).toHaveCount(0)

  // The button stands where messages come: the page moves on until it can be pressed again.
  const button = shell(page).subscribe
  await button.evaluate((element: HTMLElement) => {
    element.focus({ preventScroll: true })
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 110, behavior: 'instant' })
  })
  message = 'Please try once more.'
  await button.press('Enter')
  await expect(toasts).toHaveText(/Please try once more\./)
  const [covered, covering] = [await button.boundingBox(), await toasts.boundingBox()]
  if (!covered || !covering) throw new Error('one of them has no place')
  expect(covered.y + covered.height).toBeLessThanOrEqual(covering.y)
  await toasts.getByRole('button', { name: /close/i }).click()
  await expect(toasts).toHaveCount(0)

  for (const [index, sentence] of ['Try again.', 'Try again.', 'Try again. Really.'].entries()) {
    message = sentence
    await send(page)
    await expect.poll(() => calls).toBe(index + 3)
  }
  await expect(messages(page).getByText('Try again. Really.')).toBeVisible()
  await expect(toasts).toHaveCount(2)
})

test('it waits while somebody holds the focus in it, or the pointer rests on it', { tag: '@desktop' }, async ({
  page,
}) => {
  await ready(page, () => ({ status: 201, message: 'Welcome aboard.' }))
  await send(page)
  const toast = messages(page).getByText('Welcome aboard.')
  await expect(toast).toBeVisible()
  const close = messages(page).getByRole('button', { name: /close/i })
  await close.focus()
  await axe(page, messages(page))
  await page.clock.fastForward(seconds(20))
  await expect(toast).toBeVisible()
  await close.blur()
  await page.clock.fastForward(seconds(9))
  await expect(toast).toHaveCount(0)

  await send(page)
  await toast.hover()
  await page.clock.fastForward(seconds(20))
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 10)
  await page.clock.fastForward(seconds(9))
  await expect(toast).toHaveCount(0)
})

test('at most twenty are shown', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.allow(/500/)
  let calls = 0
  await ready(page, () => ({ status: 500, message: `Failure number ${++calls}.` }))
  await send(page)
  // Somebody reads the first one, so none of them goes while the others come.
  await messages(page).getByRole('button', { name: /close/i }).focus()
  const form = shell(page).newsletter.locator('form')
  for (let i = 2; i <= 21; i++) {
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    await expect(messages(page).getByText(`Failure number ${i}.`)).toBeAttached()
  }
  await proves(['constants of toasts'], async () => {
    await expect(messages(page).getByRole('listitem')).toHaveCount(20)
    await expect(messages(page).getByText('Failure number 1.')).toHaveCount(0)
  })
})

test('each of the five kinds has a look and a word of its own', { tag: '@phone' }, async ({ page, visit }) => {
  const kinds = [
    ['success', 'Done: '],
    ['error', 'Error: '],
    ['warning', 'Warning: '],
    ['info', 'Note: '],
    ['default', ''],
  ] as const
  await visit(plainPage)
  // What the page before has said is said again by the next one.
  await page.evaluate(
    (types) =>
      sessionStorage.setItem(
        'site:said',
        JSON.stringify({ at: Date.now(), said: types.map((type) => ({ type, text: `This is ${type}.`, left: 8000 })) }),
      ),
    kinds.map(([type]) => type),
  )
  await visit(plainPage)
  await proves(['toast types'], async () => {
    const edges = new Set<string>()
    for (const [type, word] of kinds) {
      const toast = messages(page)
        .getByRole('listitem')
        .filter({ hasText: `This is ${type}.` })
      await expect(toast).toHaveText(`${word}This is ${type}.`)
      edges.add(await toast.locator('> div').evaluate((card) => getComputedStyle(card).borderLeftColor))
    }
    expect(edges.size).toBe(kinds.length)
  })
  await axe(page, messages(page))
})
