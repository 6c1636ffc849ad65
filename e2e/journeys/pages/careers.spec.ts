import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { mailSaying } from '../../support/outbox.ts'
import { answer, api } from '../../support/replies.ts'
import { test } from '../../support/test.ts'

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n') }

test('posts open one at a time and say what they pay, and an application goes with its CV to its post', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const email = ownEmail()
  await visit('/careers')
  await noLayoutShift(page)
  const physics = page.locator('#physics-tutor-mangaluru')
  await physics.getByRole('heading').click()
  await expect(physics.getByText('₹6,60,000 to ₹9,60,000 a year').first()).toBeVisible()
  const chemistry = page.locator('#chemistry-tutor-bengaluru')
  await chemistry.getByRole('heading').click()
  await expect(physics.getByText('Experience', { exact: true })).toBeHidden()
  await axe(page)

  await chemistry.getByRole('link', { name: /Apply for the post/ }).click()
  await expect(page).toHaveURL(/\/careers\?job=\d+#apply$/)
  const form = page.getByRole('form', { name: /Apply: Chemistry Tutor/ })
  await expect(form.getByRole('heading')).toBeFocused()
  await form.getByLabel('Your name').fill('Ravi Kumar')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Phone').fill(ownPhone())
  await form.getByLabel('Your CV').setInputFiles(cv)
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeFocused()
  await axe(page, page.getByRole('main'))
  expect((await mailSaying(email)).text).toContain('Chemistry Tutor')
})

test('a wrong file is refused before anything is sent, and what was typed stays', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  let sent = 0
  await answer(page, api('/job-openings/enquiry/2/create'), async (route) => {
    sent++
    await route.continue()
  })
  await visit('/careers?job=2')
  const form = page.getByRole('form', { name: /Apply:/ })
  await form.getByLabel('Your name').fill('Ravi Kumar')
  await form.getByLabel('Your CV').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
  await expect(form.getByText(/This kind of file cannot be read here/)).toBeVisible()
  await form.getByRole('button', { name: 'Send the application' }).click()
  await expect(form.getByText('Enter your e-mail address.')).toBeVisible()
  await expect(form.getByLabel('Your name')).toHaveValue('Ravi Kumar')
  expect(sent).toBe(0)
})

test('a link to a post that is filled says so and shows the others', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/careers?job=999999')
  await expect(page.getByText('The position you were looking for is no longer open.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Physics Tutor/ })).toBeVisible()
})

test('every post is told to search engines', { tag: '@desktop' }, async ({ request }) => {
  const html = await (await request.get('/careers')).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => json,
  )
  expect(blocks.join()).toContain('"JobPosting"')
})
