import { expect, type Page } from '@playwright/test'
import { type Account, as } from './accounts.ts'
import { api } from './replies.ts'

/** Takes a free-mode test through the API: option A on the first slots, the rest untouched; waits for its marks. */
export const takeTest = async (page: Page, account: Account, slug: string, answered = 3) => {
  const call = as(account)
  expect((await page.request.get(api(`/tests/${slug}/apply?delivery=free`), call)).ok()).toBe(true)
  const started = await page.request.post(api(`/tests/${slug}/attempt`), {
    ...call,
    data: { tab: crypto.randomUUID() },
  })
  const { sitting } = await started.json()
  expect(started.ok()).toBe(true)
  const slots = (sitting.items as { slot: number; options: string[] }[])
    .filter(({ options }) => options.length > 0)
    .slice(0, answered)
  const steps = slots.flatMap(({ slot, options }, at) => {
    const answer = { type: 'single', option: options[0] }
    const givenAt = Date.parse(sitting.server_now) + at
    return [
      { device: sitting.device, number: 2 * at + 1, givenAt, action: { do: 'visit', slot } },
      { device: sitting.device, number: 2 * at + 2, givenAt, action: { do: 'save', slot, answer } },
    ]
  })
  const ids = { attempt: sitting.attempt, device: sitting.device }
  const saved = await page.request.post(api(`/tests/${slug}/attempt/steps`), { ...call, data: { ...ids, steps } })
  expect((await saved.json()).complete_up_to).toBe(steps.length)
  const handedIn = await page.request.post(api(`/tests/${slug}/attempt/submit`), {
    ...call,
    data: { ...ids, last_number: steps.length },
  })
  expect((await handedIn.json()).receipt).toBeTruthy()
  const state = async () => (await (await page.request.get(api(`/tests/${slug}/report/full`), call)).json()).state
  await expect.poll(state).toBe('ready')
}
