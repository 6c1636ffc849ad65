import { readFile } from 'node:fs/promises'
import { shownDay } from '@northlight/contract/shown-day'
import { expect, type Locator, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { answerDialling, press, tabTo } from '../support/by-keys.ts'
import { ownPhone, smallPicture } from '../support/forms.ts'
import { enterOffice, goInside, soundAtBothWidths, title } from '../support/office.ts'
import { mailSaying } from '../support/outbox.ts'
import { payOrder, registered } from '../support/paying.ts'
import { api } from '../support/replies.ts'
import { showFactorOf } from '../support/second-factor.ts'
import { test } from '../support/test.ts'

const listed = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a call-back request becomes a visit, an application, a paid sitting, a check-in, an offer, a plan of instalments and an admission', async ({
  page,
  browser,
  visit,
  problems,
}, { project }) => {
  test.slow()
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const isPhone = project.name === 'phone'
  const name = `Kiran ${project.name} ${Date.now()}`
  const phone = ownPhone()
  const office = await browser.newContext({
    baseURL: new URL(process.env.E2E_SITE_URL ?? '').origin,
    ...(page.viewportSize() && { viewport: page.viewportSize() }),
    ...(isPhone && { hasTouch: true, isMobile: true }),
  })
  const desk = await office.newPage()

  await test.step('the counsellor looks at the inbox while the family writes', async () => {
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
    await form.getByLabel(/mobile|phone/i).fill(phone)
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
  })

  if (!isPhone)
    await test.step('with the keyboard: chosen, moved away, and undone; a file leaves for a purpose', async () => {
      await desk.getByRole('checkbox', { name: `Choose ${name}` }).check()
      await desk.keyboard.press('m')
      await desk.getByRole('menuitem', { name: /^Later/ }).click()
      await expect(listed(desk, name)).toHaveCount(0)
      await desk.getByRole('button', { name: 'Undo' }).click()
      await expect(listed(desk, name)).toBeVisible()
      // A list of people leaves with a second factor that was shown just now.
      showFactorOf('counsellor@northlight.test')
      await desk.getByRole('button', { name: 'Export' }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByLabel('What for').fill('Calls of this evening')
      await axe(desk, dialog)
      const file = desk.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Take the file' }).click()
      const text = await readFile(await (await file).path(), 'utf8')
      expect(text).toContain('for: Calls of this evening. Not for publication.')
      expect(text).toContain(name)
      expect(text).not.toContain(phone)
    })

  await test.step('without a network the family is read and the call written down; both survive a reload', async () => {
    const opened = desk.getByRole('link', { name, exact: true })
    if (isPhone) await opened.click()
    else {
      // From the inbox to the next date by keys alone.
      while (!(await opened.evaluate((link) => link === document.activeElement))) await desk.keyboard.press('j')
      await desk.keyboard.press('Enter')
    }
    await expect(title(desk, name)).toBeVisible()
    await axe(desk)
    await desk.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await office.setOffline(true)
    const said = desk.getByLabel('What was said')
    if (isPhone) {
      await desk.getByRole('button', { name: 'Call', exact: true }).click()
      await desk.getByRole('button', { name: 'Spoke' }).click()
      await said.fill('Wants to see the reading room')
      await desk.getByRole('combobox', { name: 'Next', exact: true }).selectOption({ label: 'tomorrow, 10:00 am' })
      await desk.getByRole('combobox', { name: 'What is next' }).selectOption('visit')
    } else {
      const { keyboard } = desk
      const dialled = await answerDialling(desk)
      await keyboard.press('t')
      await expect.poll(dialled).toMatch(/^tel:\+91[6-9]\d{9}$/)
      await expect(desk.getByRole('button', { name: 'Spoke' })).toBeFocused()
      await keyboard.press('Space')
      await tabTo(desk, said)
      await keyboard.type('Wants to see the reading room')
      await tabTo(desk, desk.getByRole('combobox', { name: 'Next', exact: true }))
      await keyboard.type('tomorrow, 10')
      await tabTo(desk, desk.getByRole('combobox', { name: 'What is next' }))
      await keyboard.type('a visit')
    }
    await press(desk, desk.getByRole('button', { name: 'Write down' }), { keys: !isPhone })
    await expect(desk.getByText('waits for a network')).toBeVisible()
    await expect(desk.getByRole('status').filter({ hasText: 'Waiting 1' })).toBeVisible()
    await axe(desk)
    await desk.reload()
    await expect(desk.getByText('waits for a network')).toBeVisible()
    await expect(title(desk, name)).toBeVisible()
    await office.setOffline(false)
    // Once, and by itself, when the connection is back.
    await expect(desk.getByText('waits for a network')).toBeHidden()
    const timeline = desk.getByRole('listitem').filter({ hasText: 'Wants to see the reading room' })
    await expect(timeline.filter({ hasText: 'spoke with the family' })).toHaveCount(1)
  })

  await test.step('the visit', async () => {
    await expect(desk.getByText('Visit fixed').first()).toBeVisible()
    await desk
      .getByRole('button', { name: /^Done: Wants to see/ })
      .filter({ visible: true })
      .click()
    await expect(desk.getByText('Visited').first()).toBeVisible()
    await goInside(desk, '/office/families/board')
    await expect(title(desk, 'Board')).toBeVisible()
    if (isPhone) await desk.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Visited' })
    await expect(desk.getByRole('region', { name: 'Visited', exact: true }).getByText(name)).toBeVisible()
    await axe(desk)
  })
  // From here on a desk does what a phone does: its screens are looked at there at both widths.
  if (!isPhone) return void (await office.close())

  // The same number applies, at the campus it asked about, and pays.
  const candidate = await registered(page, name, { phone, centre: /Bengaluru/ })

  await test.step('at the door: two taps with a number, none of them lost without a network', async () => {
    let taps = 0
    const tap = async (button: Locator) => {
      taps += 1
      await button.click()
    }
    await desk.goto('/office/check')
    await expect(title(desk, 'Check-in')).toBeVisible()
    await soundAtBothWidths(desk)
    await desk.getByRole('link', { name: candidate.sitting.centre }).first().click()
    const field = desk.getByLabel(/Number of the application/)
    await field.fill('ADM-00-99999')
    await desk.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(desk.getByText('Nobody of this test date has this number.')).toBeVisible()
    await desk.getByRole('button', { name: 'Next' }).click()
    await office.setOffline(true)
    await field.fill(candidate.number)
    await tap(desk.getByRole('button', { name: 'Check', exact: true }))
    await expect(desk.getByText('May come in.')).toBeVisible()
    await soundAtBothWidths(desk)
    await tap(desk.getByRole('button', { name: 'Let in', exact: true }))
    expect(taps).toBe(2)
    await expect(desk.getByText('no network, 1 waiting')).toBeVisible()
    await office.setOffline(false)
    await expect(desk.getByText(/no network/)).toHaveCount(0)
    // Who has no ticket at hand is found by name; that is one tap, here to take the mark back and to give it again.
    await field.fill(candidate.name)
    await desk.getByRole('button', { name: `Take back: ${candidate.name}` }).click()
    await desk.getByRole('button', { name: `Let in: ${candidate.name}` }).click()
    await expect(desk.getByRole('button', { name: `Take back: ${candidate.name}` })).toBeVisible()
  })

  await test.step('the offer', async () => {
    await goInside(desk, '/office/applications')
    await expect(title(desk, 'Applications')).toBeVisible()
    await soundAtBothWidths(desk)
    await desk.getByRole('searchbox').fill(candidate.number)
    await desk.getByRole('link', { name: candidate.name }).click()
    await expect(title(desk, candidate.name)).toBeVisible()
    await soundAtBothWidths(desk)
    await desk.getByRole('button', { name: 'Offer a seat…' }).click()
    const dialog = desk.getByRole('dialog')
    const course = dialog.getByLabel('Course', { exact: true })
    // A course for another class than the candidate's comes with a tick.
    await dialog.getByLabel('Show courses for other classes, too').check()
    const evenings = course.getByRole('option', { name: /Foundation Evenings, / }).first()
    await expect(evenings).toBeAttached()
    await course.selectOption(await evenings.getAttribute('value'))
    const waiver = dialog.getByLabel(/^Waiver/)
    await waiver.fill('a fifth')
    await dialog.getByRole('button', { name: 'Offer, with a letter' }).click()
    await expect(waiver).toHaveAccessibleDescription(/Enter whole per cent/)
    await waiver.fill('20 %')
    await dialog.getByLabel('Why more than the band gives').fill('The elder sister studies here, too.')
    await expect(dialog.getByText(/to pay, or in 2 instalments/)).toBeVisible()
    await soundAtBothWidths(desk, dialog)
    await dialog.getByRole('button', { name: 'Offer, with a letter' }).click()
    await expect(desk.getByText('Waived, 20 % of the tuition')).toBeVisible()
    await mailSaying(candidate.number)
    // As the family sees it.
    await desk.getByRole('button', { name: 'As the family sees it' }).click()
    await expect(desk.getByRole('dialog').getByText('Read only. That you have looked is written down.')).toBeVisible()
    await soundAtBothWidths(desk, desk.getByRole('dialog'))
    await desk.getByRole('button', { name: 'Close', exact: true }).click()
  })

  await test.step('the seat in instalments, of which the family pays the first', async () => {
    await desk.getByRole('button', { name: 'Confirm admission, in instalments' }).click()
    const confirm = desk.getByRole('dialog')
    await confirm.getByLabel('On whose word').fill('the father, by phone')
    await soundAtBothWidths(desk, confirm)
    await confirm.getByRole('button', { name: 'Confirm admission' }).click()
    await expect(desk.getByText('Admitted. The first payment waits in the family’s account.')).toBeVisible()
    const { email, password } = candidate
    const { token } = await (await page.request.post(api('/auth/login'), { data: { email, password } })).json()
    const { payments } = await (
      await page.request.get(api('/payments'), { headers: { authorization: `Bearer ${token}` } })
    ).json()
    type Payment = { kind: string; status: string; razorpay_order_id: string }
    const open = (payments as Payment[]).find(({ kind, status }) => kind === 'course' && status === 'PENDING')
    await payOrder(page, open?.razorpay_order_id ?? '')
    await desk.getByRole('link', { name: 'Instalments', exact: true }).last().click()
    await expect(title(desk, candidate.name)).toBeVisible()
    await expect(desk.getByText('paid, 1 of 2')).toBeVisible()
    await soundAtBothWidths(desk)
  })

  await test.step('all of it is one family', async () => {
    await desk.goto(`/office/families?search=${phone}`)
    await desk.getByRole('link', { name, exact: true }).click()
    await expect(desk.getByText('Admitted').first()).toBeVisible()
    for (const words of [
      /Call-back/,
      /Visit: /,
      /Paid ₹/,
      /Checked in at the hall/,
      /Offer: Foundation Evenings/,
      /Admitted, ADM-/,
    ])
      await expect(desk.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible()
    await soundAtBothWidths(desk)
  })
  await office.close()
})

test(
  'the desks of admissions: sittings by list and month, bands, data rights, and a paper consent',
  { tag: '@desktop' },
  async ({ page }, { retry }) => {
    // A child without a parent's word stands at the consent desk.
    const child = await registered(page, `Diya Patel ${retry}`)
    await enterOffice(page, 'counsellor@northlight.test')
    for (const [path, name] of [
      ['/office/sittings', 'Sittings'],
      [`/office/sittings?when=calendar&month=${child.sitting.sits_on.slice(0, 7)}`, 'Sittings'],
      ['/office/bands', 'Bands and seats'],
      ['/office/data-rights', 'Data rights'],
      ['/office/consents', 'Consent desk'],
    ] as const) {
      await page.goto(path)
      await expect(title(page, name)).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await soundAtBothWidths(page)
    }
    await page.goto('/office/sittings')
    // Families ask for a Sunday: the office reads the day as they do.
    await expect(page.getByRole('cell', { name: shownDay(child.sitting.sits_on) }).first()).toBeVisible()
    await page.goto('/office/consents')
    await page.getByRole('button', { name: `Paper consent: ${child.name}` }).click()
    const paper = page.getByRole('dialog')
    await paper.getByLabel('Signed by').fill('Raghu Rao')
    await paper.getByLabel('Photograph or scan').setInputFiles(smallPicture('consent.png'))
    await axe(page, paper)
    await paper.getByRole('button', { name: 'Take it in' }).click()
    await expect(page.getByText('Taken in. Nothing stands in the way any more.')).toBeVisible()
  },
)
