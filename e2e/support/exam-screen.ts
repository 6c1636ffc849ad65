import { seconds } from '@northlight/contract/durations'
import { expect, type Locator, type Page } from '@playwright/test'

/** The page of the test and its files lie on the device: from now on it opens offline. */
export const keptOnDevice = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined), {
      timeout: seconds(20),
    })
    .toBe(true)

/** What the device keeps of running tests, in one of its stores. */
const keptRows = (page: Page, store: 'sittings' | 'notes') =>
  page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((resolve) => {
        const request = indexedDB.open('exam-log')
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result)
          }
        }
      }),
    store,
  )

/** After the receipt: nothing of a paper is left on the device. */
export const forgottenOnDevice = (page: Page) =>
  expect.poll(async () => (await keptRows(page, 'sittings')).length).toBe(0)

/** The device has written down that the student has submitted. */
export const submissionKept = (page: Page) =>
  expect.poll(async () => (await keptRows(page, 'notes')).some(({ handedIn }) => handedIn)).toBe(true)

/** As somebody without a mouse gets there: one Tab after the other. */
export const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** What a student sees and presses in a running test. */
export const examScreen = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  return {
    button,
    heading: (number: number) => page.getByRole('heading', { name: new RegExp(`^Question ${number}\\b`) }),
    option: (letter: string) => page.getByRole('radio', { name: new RegExp(`^${letter}:`) }),
    saving: () => page.getByText(/^saved \d+ · waiting \d+$/),
    /** Everything has reached the server. */
    allSaved: () => expect(page.getByText(/^saved \d+ · waiting 0$/)).toBeVisible(),
    /** Through the rules to the first question. */
    async start() {
      await page.getByLabel(/I have read the rules/).check()
      await button(/start$/i).click()
      await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible()
    },
    /** The palette stands beside the question, or opens from the bar on phones. */
    async openPalette() {
      const opener = button(/^\d+ of \d+$/)
      if (await opener.isVisible()) await opener.click()
    },
    async goTo(number: number) {
      await this.openPalette()
      await button(new RegExp(`^Question ${number},`)).click()
      await expect(this.heading(number)).toBeVisible()
    },
    async review() {
      await this.openPalette()
      await button('Review and submit').click()
      await expect(page.getByRole('heading', { name: 'Submit the test?' })).toBeVisible()
    },
  }
}
