import { expect, type Page } from '@playwright/test'

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
      await expect(page.getByRole('heading', { name: 'Hand the paper in?' })).toBeVisible()
    },
  }
}
