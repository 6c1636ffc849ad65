import { days, minutes, seconds } from '@northlight/contract/durations'
import { expect, type Locator, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { examHall } from '../support/exam-hall.ts'
import { examScreen, forgottenOnDevice, keptOnDevice, submissionKept, tabTo } from '../support/exam-screen.ts'
import { noLayoutShift } from '../support/layout-shift.ts'
import { test } from '../support/test.ts'

/** A test that goes offline on purpose makes the browser complain about it. */
const offlineErrors = /Failed to load resource|ERR_|401/

const single = (option: string) => ({ type: 'single', option })

const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Time passes for the device and for the server, which corrects a device that runs ahead of it. */
const pass = async (page: Page, hall: ReturnType<typeof examHall>, ms: number) => {
  hall.pass(ms)
  await page.clock.fastForward(ms)
}

/** Hides the page as another tab in front of it would, for as long as `ms`, and shows it again. */
const lookAway = async (page: Page, hall: ReturnType<typeof examHall>, ms: number) => {
  await hide(page, true)
  await pass(page, hall, ms)
  await hide(page, false)
}

test('a whole paper by keyboard alone: every kind of question, palette, review and receipt', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const hall = examHall({ slug: 'by-keyboard' })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await expect(page.getByRole('heading', { name: 'Before the clock starts' })).toBeVisible()
  await expect(page.getByText(/^Device ready|^Your device/)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await axe(page)
  await noLayoutShift(page)
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  await press(screen.button(/start$/i))
  await expect(page.getByText('Tick the box when you have read the rules.')).toBeVisible()
  await press(page.getByLabel(/I have read the rules/), 'Space')
  await press(screen.button(/start$/i))
  await expect(screen.heading(1)).toBeFocused()
  await axe(page)

  await page.keyboard.press('b')
  await expect(screen.option('B')).toBeChecked()
  await page.keyboard.press('b')
  await expect(screen.option('B')).not.toBeChecked()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(screen.heading(2)).toBeFocused()
  await page.keyboard.press('d')
  await page.keyboard.press('ArrowRight')
  await expect(screen.heading(3)).toBeFocused()
  // As in the real exam: going elsewhere does not save, but the device remembers.
  await page.keyboard.press('ArrowLeft')
  await expect(screen.option('D')).not.toBeChecked()
  await press(screen.button('Choose it again'))
  await expect(screen.option('D')).toBeChecked()
  await press(screen.button(/^Mark (for Review )?& Next$/))
  await expect(screen.heading(3)).toBeFocused()
  await press(screen.button(/^Mark (for Review )?& Next$/))
  await expect(screen.heading(4)).toBeFocused()
  // A number is typed without a click.
  await page.keyboard.type('-2.50')
  await expect(page.getByLabel('Your answer')).toHaveValue('-2.50')
  await page.keyboard.press('Enter')
  // After the last question of a section comes the first of the next.
  await expect(screen.heading(5)).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(screen.heading(6)).toBeFocused()
  await page.keyboard.press('a')
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await expect(screen.heading(7)).toBeFocused()
  await tabTo(page, page.getByRole('group', { name: /A of list I/ }).getByRole('radio', { name: '1', exact: true }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await axe(page)
  // After the last question there is nothing left but to look it over.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Submit the test?' })).toBeVisible()
  await axe(page)
  await expect(page.getByRole('dialog')).toContainText('6 answers will be marked.')
  await press(screen.button('Back to the test'))

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(screen.heading(5)).toBeFocused()
  await press(screen.button('Clear Response'))
  await screen.allSaved()
  expect(hall.answers()).toEqual({
    1: single('B'),
    2: single('D'),
    3: null,
    4: { type: 'numeric', value: '-2.50' },
    5: null,
    6: { type: 'multiple', options: ['A', 'D'] },
    7: { type: 'matching', pairs: { A: '3' } },
  })
  const palette = screen.button(/^\d+ of \d+$/)
  if (await palette.isVisible()) await press(palette)
  await press(screen.button('Review and submit'))
  // Nothing of the attempt stays on the device.
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).length)
  await expect.poll(workers).toBeGreaterThan(0)
  await expect.poll(caches).toBeGreaterThan(0)
  const isKept = (name: string) =>
    page.evaluate(async (start) => {
      const all = await Promise.all(
        (await globalThis.caches.keys()).map(async (key) => (await globalThis.caches.open(key)).keys()),
      )
      return all.flat().some(({ url }) => new URL(url).pathname.startsWith(start))
    }, `/assets/${name}-`)
  // What draws the test, and React, without which a reload offline would show a picture of one.
  for (const name of ['reading', 'mount-island', 'exam-page', 'react']) expect(await isKept(name), name).toBe(true)
  await press(screen.button('Submit now'))
  await expect(page.getByRole('heading', { name: 'Your test is submitted, Meera.' })).toBeFocused()
  await expect(page.getByText('5 of 7')).toBeVisible()
  await axe(page)
  expect(hall.state()).toBe('submitted')
  await expect.poll(workers).toBe(0)
  await expect.poll(caches).toBe(0)
})

test('offline in the middle, reloaded offline, signed out, and back: nothing is lost', { tag: '@phone' }, async ({
  page,
  context,
  problems,
}) => {
  problems.allow(offlineErrors)
  const hall = examHall({ slug: 'offline' })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  await keptOnDevice(page)

  hall.kill()
  await context.setOffline(true)
  await page.keyboard.press('c')
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^saved \d+ · waiting [1-9]\d*$/)).toBeVisible()
  await page.keyboard.press('b')
  await expect(screen.option('B')).toBeChecked()
  await page.reload()
  // The same question, with the choice that was not even saved.
  await expect(screen.heading(3)).toBeVisible()
  await expect(screen.option('B')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(screen.heading(4)).toBeVisible()

  hall.endSignIns()
  hall.restart()
  await context.setOffline(false)
  const again = page.getByRole('alertdialog', { name: 'Sign in again to keep saving' })
  await expect(again).toBeVisible({ timeout: 30_000 })
  await axe(page)
  await again.getByLabel('Password', { exact: true }).fill('Polaris#2027')
  await again.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(again).toBeHidden()
  await screen.allSaved()
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: single('C'), 3: single('B') })
})

test('submitted offline and loaded again: the paper stays closed, and the receipt comes when the device is online again', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.allow(offlineErrors)
  const hall = examHall({ slug: 'submitted-offline' })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  await keptOnDevice(page)
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  hall.kill()
  await context.setOffline(true)
  await screen.openPalette()
  await screen.button('Review and submit').click()
  await screen.button('Submit now').click()
  await expect(page.getByText('Submitting')).toBeVisible()
  await submissionKept(page)
  await page.reload()
  await expect(page.getByText('Submitting')).toBeVisible()
  await expect(screen.heading(2)).toHaveCount(0)
  hall.restart()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your test is submitted, Meera.' })).toBeVisible({ timeout: 30_000 })
  expect(hall.answers()).toMatchObject({ 1: single('A') })
})

test('submitted offline while the office gives more time: the paper lies open again, and this is said', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.allow(offlineErrors)
  const hall = examHall({ slug: 'more-time' })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  hall.kill()
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await screen.openPalette()
  await screen.button('Review and submit').click()
  await screen.button('Submit now').click()
  await expect(page.getByText('Submitting')).toBeVisible()
  hall.pass(minutes(35))
  hall.give(minutes(20))
  hall.restart()
  const said = page.getByText('More time was given. Your test is open again.')
  await expect(said).toBeVisible({ timeout: 30_000 })
  await expect(screen.heading(3)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(said).toBeHidden()
  await screen.allSaved()
  expect(hall.state()).toBe('in_progress')
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: single('C') })
  await screen.openPalette()
  await screen.button('Review and submit').click()
  await screen.button('Submit now').click()
  await expect(page.getByRole('heading', { name: 'Your test is submitted, Meera.' })).toBeVisible()
})

test('closed offline, and opened again after the end: what was given in time counts, and the receipt comes', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.allow(offlineErrors)
  const hall = examHall({ slug: 'after-the-end', durationMs: minutes(30) })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  hall.kill()
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(screen.heading(3)).toBeFocused()
  await expect(page.getByText(/^saved \d+ · waiting [1-9]\d*$/)).toBeVisible()
  await page.close()

  hall.pass(minutes(40))
  hall.restart()
  const later = await context.newPage()
  await later.goto(hall.path)
  await expect(later.getByRole('heading', { name: 'Your test is submitted, Meera.' })).toBeVisible()
  await expect(later.getByText('2 of 7')).toBeVisible()
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: single('C'), 3: null })
  // It is looked after once: from now on the page leads to the report.
  await forgottenOnDevice(later)
  await later.reload()
  await expect(later).toHaveURL(/\/report$/)
})

test('a second device goes on at the same question, a second tab asks first, and the old screen is locked', {
  tag: '@desktop',
}, async ({ page, context, browser }) => {
  const hall = examHall({ slug: 'two-screens' })
  await hall.serve(context)
  const first = examScreen(page)
  await page.goto(hall.path)
  await first.start()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await first.allSaved()

  const tab = await context.newPage()
  await tab.goto(hall.path)
  await expect(tab.getByRole('heading', { name: 'Your test is already open' })).toBeVisible()
  await tab.getByRole('button', { name: 'Continue here' }).click()
  await expect(examScreen(tab).heading(2)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your test is open elsewhere' })).toBeVisible()
  await tab.keyboard.press('b')
  await tab.keyboard.press('Enter')
  await examScreen(tab).allSaved()

  const other = await browser.newContext({ viewport: page.viewportSize(), baseURL: test.info().project.use.baseURL })
  await hall.serve(other)
  const phone = await other.newPage()
  await phone.goto(new URL(hall.path, page.url()).href)
  await expect(phone.getByRole('heading', { name: 'Your test is already open' })).toBeVisible()
  await phone.getByRole('button', { name: 'Continue here' }).click()
  await expect(examScreen(phone).heading(3)).toBeVisible()
  await phone.keyboard.press('c')
  await phone.keyboard.press('Enter')
  await examScreen(phone).allSaved()
  // The old screen hears of it with its next step.
  await tab.keyboard.press('d')
  await expect(tab.getByRole('heading', { name: 'Your test is open elsewhere' })).toBeVisible()
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: single('B'), 3: single('C') })
  await other.close()
})

test('what was answered offline after the test had moved to another screen is asked for again', {
  tag: '@phone',
}, async ({ page, context, browser, problems }) => {
  problems.allow(offlineErrors)
  const hall = examHall({ slug: 'answer-again' })
  const device = await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  await device.setOffline(true)
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(screen.heading(3)).toBeVisible()

  const other = await browser.newContext({ viewport: page.viewportSize(), baseURL: test.info().project.use.baseURL })
  await hall.serve(other)
  const tablet = await other.newPage()
  await tablet.goto(new URL(hall.path, page.url()).href)
  await tablet.getByRole('button', { name: 'Continue here' }).click()
  await expect(examScreen(tablet).heading(2)).toBeVisible()
  hall.pass(minutes(1))

  await device.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your test is open elsewhere' })).toBeVisible({ timeout: 30_000 })
  await screen.button('Continue here instead').click()
  await expect(page.getByText('Please answer again: 2.')).toBeVisible()
  await expect(screen.heading(2)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await axe(page)
  await screen.button('Read').click()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  await expect(page.getByText('Please answer again')).toHaveCount(0)
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: single('B') })
  await other.close()
})

test('a device clock changed by a day changes nothing; at zero the paper ends by itself', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const hall = examHall({ slug: 'clock', durationMs: minutes(20) })
  await hall.serve(context)
  await page.addInitScript((day) => {
    const { now } = Date
    Date.now = () => now() + ((globalThis as { isWrong?: boolean }).isWrong ? day : 0)
  }, days(1))
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^0:(19:\d\d|20:00)$/)
  await page.evaluate(() => {
    ;(globalThis as { isWrong?: boolean }).isWrong = true
  })
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  await expect(timer).toHaveText(/^0:19:\d\d$/)
  // The server's clock moves on, and the screen hears it with the next reply.
  hall.pass(minutes(16))
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Under 5 minutes left')).toBeVisible()
  await expect(timer).toHaveText(/^0:0[23]:\d\d$/)
  await screen.allSaved()
  hall.leave(seconds(3))
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { name: /^Your test is submitted/ })).toBeVisible({ timeout: 40_000 })
  expect(hall.state()).toBe('submitted')
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: single('B'), 3: null })

  // Staff may give time after the end: the student goes on from here, where it was left.
  const goOn = screen.button('Continue the test')
  await axe(page)
  await goOn.click()
  await expect(page.getByText('The office has given you no more time so far.')).toBeVisible()
  hall.give(minutes(10))
  await goOn.click()
  await expect(screen.heading(3)).toBeVisible()
  await expect(timer).toHaveText(/^0:(09:\d\d|10:00)$/)
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: single('B'), 3: single('D') })
  expect(hall.state()).toBe('in_progress')
})

test('each section has its own time: the next one opens by itself, and the last one ends the paper', {
  tag: '@phone',
}, async ({ page, context }) => {
  const hall = examHall({ slug: 'sections', sectionMs: minutes(10) })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await expect(page.getByText('Each section has its own time')).toBeVisible()
  await screen.start()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^0:(09:\d\d|10:00)$/)
  await expect(screen.button(/^Chemistry/)).toBeDisabled()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  hall.pass(minutes(10))
  await page.keyboard.press('b')
  await expect(screen.heading(5)).toBeVisible()
  await expect(timer).toHaveText(/^0:(09:\d\d|10:00)$/)
  await expect(screen.button(/^Physics/)).toBeDisabled()
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await screen.allSaved()
  await page.reload()
  await expect(screen.heading(6)).toBeVisible()
  hall.pass(minutes(10))
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: /^Your test is submitted/ })).toBeVisible({ timeout: 40_000 })
  expect(hall.answers()).toMatchObject({ 1: single('A'), 2: null, 5: single('C') })
})

test('leaving an admission test is counted once, warned in words, and ends it where the policy says so', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const hall = examHall({ slug: 'x-strict', isAdmission: true, policy: { policy: 'eliminate', warnings: 1 } })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.clock.install()
  await page.goto(hall.path)
  await screen.start()
  // A glance is nothing.
  await lookAway(page, hall, 100)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await lookAway(page, hall, 1600)
  const warning = page.getByRole('alertdialog', { name: 'You left the test screen' })
  await expect(warning).toContainText('Warning 1 of 1')
  await expect(warning).toContainText('The clock is still running')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: /^Back to/ }).click()
  await expect(warning).toBeHidden()
  // What follows at once would count as the same absence.
  await pass(page, hall, seconds(2.5))
  await lookAway(page, hall, 1600)
  await expect(page.getByRole('heading', { name: 'The test has ended' })).toBeVisible()
  expect(hall.state()).toBe('eliminated')
})

test('a late starter is told what is left, in the button too, and asked once', async ({ page, context }) => {
  const hall = examHall({ slug: 'late-start', durationMs: minutes(30), closesInMs: minutes(12) + seconds(30) })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await expect(page.getByText('Only 12 minutes are left of 30 minutes.')).toBeVisible()
  await axe(page)
  await page.getByLabel(/I have read the rules/).check()
  await screen.button(/start: 12 minutes left$/i).click()
  const asked = page.getByRole('dialog', { name: 'Start with 12 minutes?' })
  await expect(asked).toContainText('You can take this test only once.')
  await axe(page, asked)
  await asked.getByRole('button', { name: 'Start with 12 minutes' }).click()
  await expect(screen.heading(1)).toBeVisible()
})

test('on a small phone the whole question and the bar are in sight; back, sheet and lists are a tap away', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 616 })
  const hall = examHall({ slug: 'small-phone' })
  await hall.serve(context)
  const screen = examScreen(page)
  await page.goto(hall.path)
  await screen.start()
  const bar = page.getByRole('region', { name: 'Answer' })
  const top = (await bar.boundingBox())?.y ?? 0
  expect(top + ((await bar.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(616)
  const rows = page.getByRole('group', { name: /^Options for question 1/ }).locator('label')
  await expect(rows).toHaveCount(4)
  const lowest = await rows.last().evaluate((row) => row.getBoundingClientRect().bottom)
  expect(lowest).toBeLessThanOrEqual(top)
  await axe(page)
  await page.screenshot({ path: test.info().outputPath('small-phone.png') })

  await screen.option('A').check()
  await screen.button('Save & Next').click()
  await expect(screen.heading(2)).toBeVisible()
  await screen.button('Previous question').click()
  await expect(screen.heading(1)).toBeVisible()
  await expect(screen.button('Previous question')).toBeDisabled()
  await screen.openPalette()
  const sheet = page.getByRole('dialog', { name: 'Question palette' })
  await expect(sheet.getByText(/^1 answered, \d+ without an answer, 0 marked$/)).toBeInViewport()
  await expect(sheet.getByRole('button', { name: 'Review and submit' })).toBeInViewport()
  await axe(page, sheet)
  await sheet.getByRole('button', { name: 'Review and submit' }).click()
  const blank = page.getByRole('list', { name: 'Without an answer' })
  await axe(page, page.getByRole('dialog'))
  await blank.getByRole('button', { name: 'Go to question 2' }).click()
  await expect(screen.heading(2)).toBeVisible()
})
