import { days } from '@northlight/contract/durations'
import { expect, type Locator } from '@playwright/test'
import { newAccount, signInAs } from '../support/accounts.ts'
import { isAlive, test } from '../support/test.ts'
import { untouched } from '../support/untouched.ts'

/** Every island of the site; `scripts/islands.test.ts` says which one is missing here. */
const names = [
  'newsletter',
  'apply-form',
  'callback-form',
  'campaign-form',
  'comments',
  'contact-form',
  'device-ready',
  'enquiry',
  'gallery',
  'map-button',
  'reserve-form',
  'running-test',
  'scholar-form',
  'start-box',
  'test-list',
]

const inEveryLanguage = (path: string) => ['', '/kn', '/hi'].map((language) => language + path)
const pages = [
  ...inEveryLanguage('/contact-us'),
  ...inEveryLanguage('/bengaluru/courses/two-year-integrated-jee'),
  ...inEveryLanguage('/2-year-integrated-day-scholar-and-residential-program'),
  ...inEveryLanguage('/aptitude-test'),
  ...inEveryLanguage('/admission/puc'),
  ...inEveryLanguage('/online-tests'),
  ...inEveryLanguage('/online-tests/biology-half-hour'),
  '/admission/class-8-9-10',
  '/careers?job=2',
  '/events/open-house-real-class',
  '/gallery',
  '/knowledge-desk/free-body-diagrams-step-by-step',
]
/** Whoever is not signed in is led elsewhere. */
const forMembers = '/online-tests/biology-half-hour/ongoing'

const textField = ':is(input:not([type]), input:is([type=text], [type=tel], [type=email], [type=search]), textarea)'
const typed = (field: Locator) =>
  field.evaluate((one) => (one.getAttribute('type') === 'email' ? 'asha@example.com' : 'Asha'))

test('every island lives on in what the server drew the day before, and keeps what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const drawnAnew: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/builds/mismatches')) drawnAnew.push(page.url())
  })
  await page.clock.setSystemTime(Date.now() + days(1))
  const met = new Set<string>()
  for (const path of [...pages, forMembers])
    await test.step(path, async () => {
      if (path === forMembers) await signInAs(page, await newAccount(page))
      const release = await untouched(page, path, '**/assets/mount-island-*.js*')
      await isAlive(page)
      const kept: [Locator, string][] = []
      for (const box of await page.locator('[data-island]').all()) {
        met.add((await box.getAttribute('data-island')) ?? '')
        const field = box.locator(textField).filter({ visible: true }).first()
        if (await field.count()) {
          const text = await typed(field)
          await field.fill(text)
          kept.push([field, text])
        }
        await box.dispatchEvent('pointerdown')
      }
      release()
      for (const box of await page.locator('[data-island]').all()) await expect(box).toHaveAttribute('data-is-live', '')
      for (const [field, text] of kept) await expect(field).toHaveValue(text)
      await page.unrouteAll()
    })
  expect(drawnAnew).toEqual([])
  expect([...met].toSorted()).toEqual(names.toSorted())
})
