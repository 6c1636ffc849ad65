import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { ownPhone } from '../support/forms.ts'
import { enterOffice, title } from '../support/office.ts'
import { test } from '../support/test.ts'

const listed = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a call-back request stands in the inbox, is called, noted without a network, and becomes a visit', async ({
  page,
  browser,
  visit,
  problems,
}, { project }) => {
  const isPhone = project.name === 'phone'
  const name = `Kiran ${project.name} ${Date.now()}`
  // The counsellor looks at the inbox while the family writes.
  const office = await browser.newContext({
    baseURL: new URL(process.env.E2E_SITE_URL ?? '').origin,
    ...(page.viewportSize() && { viewport: page.viewportSize() }),
  })
  const desk = await office.newPage()
  await enterOffice(desk, 'counsellor@northlight.test')
  await expect(desk.getByRole('heading', { name: 'My follow-ups' })).toBeVisible()
  await axe(desk)
  await desk
    .getByRole('navigation', { name: isPhone ? 'Office, short' : 'Office', exact: true })
    .getByRole('link', { name: /Inbox/ })
    .click()
  await expect(title(desk, 'Families')).toBeVisible()
  await axe(desk)

  await visit('/bengaluru/courses/two-year-integrated-jee?utm_source=instagram&utm_campaign=nov-open')
  const form = page.getByRole('form', { name: 'Enrol, or request a call-back' })
  await form.locator('summary').filter({ hasText: 'Request a call-back' }).click()
  await form.getByLabel(/name/i).fill(name)
  await form.getByLabel(/mobile|phone/i).fill(ownPhone())
  await form.getByLabel('Class now').selectOption('Class 10')
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  await expect(page.getByText(`Thank you, ${name}`).first()).toBeVisible()

  // By itself, with where it came from.
  await expect(listed(desk, name)).toBeVisible()
  if (!isPhone) await expect(listed(desk, name)).toContainText('instagram / nov-open')
  await expect(listed(desk, name).getByRole('link', { name: `Call ${name}` })).toHaveAttribute(
    'href',
    /^tel:\+91[6-9]\d{9}$/,
  )
  await desk.getByRole('link', { name, exact: true }).click()
  await expect(title(desk, name)).toBeVisible()
  await axe(desk)

  // Without a network the family can be read and the call written down; both survive a reload.
  await desk.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await office.setOffline(true)
  if (isPhone) await desk.getByRole('button', { name: 'Call', exact: true }).click()
  await desk.getByRole('button', { name: 'Spoke' }).click()
  await desk.getByLabel('What was said').fill('Wants to see the reading room')
  await desk.getByRole('combobox', { name: 'Next', exact: true }).selectOption({ label: 'tomorrow, 10:00' })
  await desk.getByRole('combobox', { name: 'What is next' }).selectOption('visit')
  await desk.getByRole('button', { name: 'Write down' }).click()
  await expect(desk.getByText('waits for a network')).toBeVisible()
  await expect(desk.getByRole('status').filter({ hasText: 'Waiting 1' })).toBeVisible()
  await axe(desk)
  await desk.reload()
  await expect(desk.getByText('waits for a network')).toBeVisible()
  await expect(title(desk, name)).toBeVisible()
  await office.setOffline(false)

  // Once, and by itself, when the line is back.
  await expect(desk.getByText('waits for a network')).toBeHidden()
  const timeline = desk.getByRole('listitem').filter({ hasText: 'Wants to see the reading room' })
  await expect(timeline.filter({ hasText: 'spoke with the family' })).toHaveCount(1)
  await expect(desk.getByText('Visit fixed').first()).toBeVisible()
  await desk
    .getByRole('button', { name: /^Done: Wants to see/ })
    .filter({ visible: true })
    .click()
  await expect(desk.getByText('Visited').first()).toBeVisible()

  await desk.goto('/office/families/board')
  await expect(title(desk, 'Board')).toBeVisible()
  if (isPhone) await desk.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Visited' })
  await expect(desk.getByRole('region', { name: 'Visited', exact: true }).getByText(name)).toBeVisible()
  await axe(desk)
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await office.close()
})
