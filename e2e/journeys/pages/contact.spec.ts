import { expect, type Page } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { noLayoutShift } from '../../support/layout-shift.ts'
import { mailSaying } from '../../support/outbox.ts'
import { answer, api, count } from '../../support/replies.ts'
import { shell } from '../../support/shell.ts'
import { test } from '../../support/test.ts'

const day = 86_400_000
/** A calendar day in India, so many days from now. */
const daysFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * day)

const formOf = (page: Page) => page.getByRole('form', { name: 'Book an appointment' })

/** What a call need not say lies in a fold. */
const openFold = (page: Page) => formOf(page).getByText('Choose a time, or add a message').click()

const fill = async (page: Page, email: string) => {
  const form = formOf(page)
  await form.getByLabel('Day').fill(daysFromNow(3))
  await form.getByLabel(/^Time/).selectOption('16:00')
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Phone').fill(ownPhone())
  await form.getByLabel('Student’s class now').selectOption('Class 10')
  await form.getByLabel('Area and city').fill('Jayanagar, Bengaluru')
  await form.getByLabel('Course you are interested in').selectOption('Two-Year Integrated, JEE')
  await form.locator('[name="detail"]').fill('She likes physics. Could we look at a class?')
}

test('every campus has its address, its hours, a number to ring and a map behind a click', { tag: '@phone' }, async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/request to another site: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/)
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>Here</p>' }),
  )
  const foreign = count(page, (request) => !new URL(request.url()).hostname.startsWith('127.'))
  await visit('/contact-us')
  for (const name of ['Bengaluru', 'Mysuru', 'Hubballi', 'Mangaluru']) {
    const campus = page.locator(`#${name.toLowerCase()}`)
    await expect(campus.getByRole('table', { name: `Opening hours, ${name}` })).toContainText('Monday to Friday')
    await expect(campus.locator('a[href^="tel:"]')).toBeVisible()
    await expect(campus.getByRole('link', { name: /Directions/ })).toHaveAttribute('target', '_blank')
  }
  await axe(page)
  await noLayoutShift(page)

  // Only a visit asks for a campus, and the question changes with the kind of meeting.
  const form = formOf(page)
  await expect(form.getByLabel('Call me back')).toBeChecked()
  await expect(form.getByLabel('Day')).toBeHidden()
  await expect(form.getByLabel('Day')).toHaveAttribute('min', daysFromNow(0))
  await expect(form.getByLabel('Which campus?')).toBeHidden()
  await form.getByLabel('Visit a campus').check()
  await expect(form.getByLabel('Which campus?')).toBeVisible()
  await expect(form.getByLabel('Day')).toBeVisible()
  await form.getByLabel('Home visit').check()
  await expect(form.getByLabel('Your address, and what it is about')).toBeVisible()

  // Another site is asked only after a click.
  const campus = page.locator('#mysuru')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toHaveLength(0)
  await campus.getByRole('button', { name: /Show the map/ }).click()
  await expect(campus.getByTitle('Map: Mysuru campus').contentFrame().getByText('Here')).toBeVisible()
  expect(foreign).not.toHaveLength(0)
  await expect(campus.getByRole('link', { name: /Directions/ })).toBeVisible()
})

test('a visit is asked for, said back with day and hour, and told to both sides', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  const email = ownEmail()
  await visit('/contact-us')
  await formOf(page).getByLabel('Visit a campus').check()
  await formOf(page).getByLabel('Which campus?').selectOption('Mysuru')
  await fill(page, email)
  await formOf(page).getByRole('button', { name: 'Book the visit' }).click()
  await expect(page.getByRole('heading', { name: /^See you on \w+day$/ })).toBeFocused()
  await expect(page.getByText(/4:00 pm, Mysuru campus/)).toBeVisible()
  await axe(page, page.getByRole('main'))
  expect((await mailSaying(email)).text).toContain('Asha Rao')
})

test('what is missing is listed on top and beside each field; a lost connection loses nothing; a call-back needs a name, a number and a class', {
  tag: '@phone',
}, async ({ page, visit, problems }) => {
  problems.allow(/Failed to load resource|net::ERR/)
  await visit('/contact-us')
  const form = formOf(page)
  await form.getByLabel('Visit a campus').check()
  await form.getByLabel('Area and city').fill('Gadag')
  await form.getByRole('button', { name: 'Book the visit' }).click()
  const summary = form.getByRole('alert')
  await expect(summary.getByRole('link', { name: 'Enter your name.' })).toBeVisible()
  await expect(summary.getByRole('link', { name: 'Choose the campus you want to visit.' })).toBeVisible()
  // From the top, so that the fixed header does not lie half over a link.
  await page.evaluate(() => scrollTo(0, 0))
  await axe(page, form)
  await summary.getByRole('link', { name: 'Enter your name.' }).click()
  await expect(form.getByLabel('Your name')).toBeFocused()
  await expect(form.getByLabel('Area and city')).toHaveValue('Gadag')

  // A call-back needs no more than three fields. The connection is lost while it is sent, and the form stays as it was.
  await form.getByLabel('Call me back').check()
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(ownPhone())
  await form.getByLabel('Student’s class now').selectOption('Class 10')
  await answer(page, api('/contact-form'), (route) => route.abort())
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  await expect(shell(page).toast(/nothing you typed is lost/)).toBeVisible()
  await expect(form.getByLabel('Your name')).toHaveValue('Asha Rao')
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  await expect(page.getByRole('heading', { name: 'We will call you back' })).toBeFocused()

  await page.getByRole('button', { name: 'Book another appointment' }).click()
  // A complaint about what lies in the fold opens it.
  await openFold(page)
  await form.getByLabel('E-mail').fill('asha@')
  await openFold(page)
  await form.getByLabel('Your name').fill('Asha Rao')
  await form.getByLabel('Phone').fill(ownPhone())
  await form.getByRole('button', { name: 'Request a call-back' }).click()
  await expect(form.getByLabel('E-mail')).toBeFocused()
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the campus appears by what is chosen, and the form is sent', async ({ page }) => {
    await page.goto('/contact-us')
    const form = formOf(page)
    await form.getByLabel('Call me back').check()
    await expect(form.getByLabel('Which campus?')).toBeHidden()
    await openFold(page)
    await fill(page, ownEmail())
    await form.getByRole('button', { name: /^(Book|Request)/ }).click()
    await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
    await expect(page.getByText('We will call you, or meet you at the time you chose.')).toBeVisible()
  })
})
