import { seconds } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { ownEmail } from '../support/forms.ts'
import { isAlive, test } from '../support/test.ts'

test('a countdown starts, steps every second, ends, and is aborted when its page is left', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/auth/forgot-password')
  await isAlive(page)
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(ownEmail())
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + seconds(1))
  await main.getByRole('button', { name: /link/i }).click()
  const again = main.getByRole('button', { name: /^Send again/ })
  await proves(['countdown events', 'constant of the countdown'], async () => {
    await test.step('start', async () => {
      await expect(again).toHaveText('Send again in 60 s')
      await expect(again).toBeDisabled()
    })
    await test.step('progress, once in 1000 ms', async () => {
      await page.clock.runFor(999)
      await expect(again).toHaveText('Send again in 60 s')
      await page.clock.runFor(1)
      await expect(again).toHaveText('Send again in 59 s')
      await page.clock.runFor(1000)
      await expect(again).toHaveText('Send again in 58 s')
    })
    await test.step('end', async () => {
      await page.clock.runFor(seconds(57))
      await expect(again).toHaveText('Send again in 1 s')
      await page.clock.runFor(1000)
      await expect(again).toHaveText('Send again')
      await expect(again).toBeEnabled()
    })
    await test.step('start once more, and abort', async () => {
      await again.click()
      await expect(again).toHaveText('Send again in 60 s')
      // Its page is left and opened again in place: it does not go on by itself.
      await main.getByRole('button', { name: 'Use another address' }).click()
      await expect(again).toHaveCount(0)
      await page.clock.runFor(seconds(70))
      await expect(again).toHaveCount(0)
      await expect(main.getByLabel('E-mail')).toBeVisible()
    })
  })
})
