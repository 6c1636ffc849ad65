import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { smallPicture } from '../support/forms.ts'
import { enterOffice, fits, title } from '../support/office.ts'
import { mailSaying } from '../support/outbox.ts'
import { candidateInHall, payOrder } from '../support/paying.ts'
import { api } from '../support/replies.ts'
import { test } from '../support/test.ts'

test('a paid sitting becomes a check-in, also without a network, an offer, a plan of instalments and an admission', async ({
  page,
  context,
  problems,
}, { project }) => {
  const [first, second] = [
    await candidateInHall(page, `Zoya Khan ${project.name}`),
    await candidateInHall(page, `Ananya Rao ${project.name}`),
  ]
  await enterOffice(page, 'counsellor@northlight.test')

  // At the door.
  await page.goto('/office/check')
  await expect(title(page, 'Check-in')).toBeVisible()
  await axe(page)
  await fits(page)
  await page.getByRole('link', { name: first.sitting.centre }).first().click()
  const field = page.getByLabel(/Number of the application/)
  await field.fill(first.number)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('May come in.')).toBeVisible()
  await axe(page)
  await fits(page)
  await page.getByRole('button', { name: 'Let in', exact: true }).click()
  await field.fill('ADM-00-99999')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Nobody of this test date has this number.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()

  // The network goes; the second candidate comes in all the same, and the mark is sent later.
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await field.fill(second.number)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'Let in', exact: true }).click()
  await expect(page.getByText('no network, 1 waiting')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/no network/)).toHaveCount(0)
  await field.fill(second.name)
  await expect(page.getByRole('button', { name: `Take back: ${second.name}` })).toBeVisible()

  // The offer.
  await page.goto('/office/applications')
  await expect(title(page, 'Applications')).toBeVisible()
  await axe(page)
  await fits(page)
  await page.getByRole('searchbox').fill(first.number)
  await page.getByRole('link', { name: first.name }).click()
  await expect(title(page, first.name)).toBeVisible()
  await axe(page)
  await fits(page)
  await page.getByRole('button', { name: 'Offer a seat…' }).click()
  const dialog = page.getByRole('dialog')
  const course = dialog.getByLabel('Course')
  await expect(course.getByRole('option', { name: /Foundation Evenings, / }).first()).toBeAttached()
  const wanted = await course
    .getByRole('option', { name: /Foundation Evenings, / })
    .first()
    .getAttribute('value')
  await course.selectOption(wanted)
  await dialog.getByLabel(/^Waiver/).fill('20')
  await expect(dialog.getByText(/to pay, or in 2 instalments/)).toBeVisible()
  await axe(page, dialog)
  await dialog.getByRole('button', { name: 'Offer, with a letter' }).click()
  await expect(page.getByText('Waived, 20 % of the tuition')).toBeVisible()
  await mailSaying(first.number)

  // As the family sees it, then the seat.
  await page.getByRole('button', { name: 'As the family sees it' }).click()
  await expect(page.getByRole('dialog').getByText('Read only. That you have looked is written down.')).toBeVisible()
  await axe(page, page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm admission, in instalments' }).click()
  await expect(page.getByText('Admitted. The first payment waits in the family’s account.')).toBeVisible()

  // The family pays its first instalment; the plan stands in the office.
  const { email, password } = first
  const { token } = await (await page.request.post(api('/auth/login'), { data: { email, password } })).json()
  const { payments } = await (
    await page.request.get(api('/payments'), { headers: { authorization: `Bearer ${token}` } })
  ).json()
  type Payment = { kind: string; status: string; razorpay_order_id: string }
  const open = (payments as Payment[]).find(({ kind, status }) => kind === 'course' && status === 'PENDING')
  await payOrder(page, open?.razorpay_order_id ?? '')
  await page.getByRole('link', { name: 'Instalments', exact: true }).last().click()
  await expect(title(page, first.name)).toBeVisible()
  await expect(page.getByText('paid, 1 of 2')).toBeVisible()
  await axe(page)
  await fits(page)

  // A child without a parent's word stands at the consent desk.
  const third = await candidateInHall(page, `Diya Patel ${project.name}`)
  for (const [path, name] of [
    ['/office/sittings', 'Sittings'],
    ['/office/bands', 'Bands and seats'],
    ['/office/data-rights', 'Data rights'],
    ['/office/consents', 'Consent desk'],
  ] as const) {
    await page.goto(path)
    await expect(title(page, name)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await axe(page)
    await fits(page)
  }
  await page.getByRole('button', { name: `Paper consent: ${third.name}` }).click()
  const paper = page.getByRole('dialog')
  await paper.getByLabel('Signed by').fill('Raghu Rao')
  await paper.getByLabel('Photograph or scan').setInputFiles(smallPicture('consent.png'))
  await axe(page, paper)
  await paper.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.getByText('Taken in. Nothing stands in the way any more.')).toBeVisible()
})
