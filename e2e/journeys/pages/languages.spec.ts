import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { ownPhone } from '../../support/forms.ts'
import { fitsLargeLetters } from '../../support/large-letters.ts'
import { test } from '../../support/test.ts'

test('a parent reads in Kannada, looks at the fees and asks for a call, with a mistake first', {
  tag: '@phone',
}, async ({ page, visit }) => {
  await visit('/')
  const languages = page.getByRole('navigation', { name: 'Language' })
  await languages.getByRole('link', { name: 'ಕನ್ನಡ' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/kn$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ತರಗತಿಯಲ್ಲಿ ಮೂವತ್ತು ಮಂದಿ. ಎಲ್ಲರ ಮೇಲೂ ಗಮನ.')
  await expect(page.locator('link[hreflang="hi"]')).toHaveAttribute('href', /\/hi$/)
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Inter', 'ಕನ್ನಡ')))).toBe(
    true,
  )
  await axe(page, page.locator('html'))

  // A device without letters of its own shows wider ones until ours come: the header stays one line all the same.
  const bar = page.locator('[data-site-bar]')
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  const apply = bar.locator('.apply-link')
  const word = await apply.textContent()
  await apply.evaluate((link) => link.replaceChildren('▯'.repeat(12)))
  expect(await height()).toBe(before)
  await apply.evaluate((link, word) => link.replaceChildren(word ?? ''), word)

  // Articles stay English, and say so; what exists in Kannada stays in Kannada.
  await expect(
    page.locator('[lang="en"]').filter({ has: page.locator('a[href^="/knowledge-desk/"]') }),
  ).not.toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'ಎಲ್ಲಾ ಶುಲ್ಕಗಳು' }).click()
  await expect(page).toHaveURL(/\/kn\/fees$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ಶುಲ್ಕ ಮತ್ತು ಮರುಪಾವತಿ')
  await expect(page.getByText('₹1,47,600').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'ನನ್ನ ಮರುಪಾವತಿ ಲೆಕ್ಕ ಹಾಕಿ' }).click()
  await expect(page).toHaveURL(/\/kn\/fees\?.*#refund$/)
  const refund = page.locator('#refund')
  await refund.getByText('ಉದಾಹರಣೆಗಳು ಮತ್ತು ನಿಯಮ').first().click()
  await expect(refund.getByText(/ಪೂರ್ತಿ ಮರುಪಾವತಿ\. .*ಪಾವತಿಸಿದ ಖಾತೆಗೇ ಮರಳಿಸುತ್ತೇವೆ\. ಉದಾಹರಣೆ: .*₹/)).toBeVisible()
  await expect(refund.getByRole('table', { name: /ಬಿಡುವ ಸಮಯಕ್ಕೆ ತಕ್ಕ ಮರುಪಾವತಿ.*ಬೆಂಗಳೂರು$/ })).toBeVisible()
  await axe(page)

  await visit('/kn/admission')
  await fitsLargeLetters(page)
  await visit('/kn/contact-us')
  await fitsLargeLetters(page)
  const form = page.getByRole('form', { name: 'ಸಮಯ ನಿಗದಿಪಡಿಸಿ' })
  await form.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill('12345')
  await form.getByRole('button', { name: 'ನನಗೆ ಕರೆ ಮಾಡಿ' }).click()
  await expect(form.getByRole('alert')).toContainText('ದಯವಿಟ್ಟು 2 ಜಾಗಗಳನ್ನು ಸರಿಪಡಿಸಿ')
  await expect(form.getByRole('alert')).toContainText('10 ಅಂಕಿಯ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ')
  await axe(page, form)
  await form.getByLabel('ನಿಮ್ಮ ಹೆಸರು').fill('Asha Rao')
  await form.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(ownPhone())
  await form.getByRole('button', { name: 'ನನಗೆ ಕರೆ ಮಾಡಿ' }).click()
  await expect(page.getByRole('heading', { name: 'ನಾವು ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ' })).toBeFocused()
  await axe(page, page.getByRole('main'))
})

test('a course and the form for admission speak Hindi', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit('/hi/admission/puc')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('कक्षा 11')
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await expect(page.getByRole('alert')).toContainText('विद्यार्थी का नाम लिखें।')
  await axe(page)
  await visit('/hi/admission/register')
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await expect(page.getByRole('alert')).toContainText('जन्म तिथि लिखें')
  await axe(page)
  // A page that is only English is found all the same.
  await visit('/hi/about-us')
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await visit('/hi/bengaluru/courses/two-year-integrated-jee')
  await page.locator('summary').filter({ hasText: 'मुझे कॉल करें' }).click()
  await expect(page.getByLabel('ई-मेल')).toHaveCount(1)
  await expect(page.getByLabel('अभी की कक्षा')).toBeVisible()
  await axe(page)
})

test('a parent asks about the two-year programme and compares two courses in Kannada', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  await visit('/kn/2-year-integrated-day-scholar-and-residential-program')
  const form = page.getByRole('form', { name: 'ನನಗೆ ಕರೆ ಮಾಡಿ' })
  await form.getByLabel('ವಿದ್ಯಾರ್ಥಿಯ ಹೆಸರು').fill('Asha Rao')
  await form.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(ownPhone())
  await form.getByRole('button', { name: 'ನನಗೆ ಕರೆ ಮಾಡಿ' }).click()
  await expect(form.getByText('ಕ್ಯಾಂಪಸ್ ಆಯ್ಕೆಮಾಡಿ.')).toBeVisible()
  await axe(page)
  await form.getByLabel('ಕ್ಯಾಂಪಸ್').selectOption('Hubballi')
  await form.getByRole('button', { name: 'ನನಗೆ ಕರೆ ಮಾಡಿ' }).click()
  await expect(page.getByRole('heading', { name: 'ಧನ್ಯವಾದ, Asha Rao' })).toBeFocused()
  await visit('/kn/compare')
  await page.getByRole('main').getByRole('link', { name: /ಮತ್ತು/ }).first().click()
  await expect(page).toHaveURL(/\/kn\/compare\?c=/)
  await expect(page.getByRole('row', { name: /^ಮುಂದಿನ ಹೆಜ್ಜೆ/ })).toBeVisible()
  await axe(page)
  await page
    .getByRole('row', { name: /^ಮುಂದಿನ ಹೆಜ್ಜೆ/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/kn\/[^/]+\/courses\//)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a refused form comes back in its language', { tag: '@phone' }, async ({ page, problems }) => {
    problems.allow(/422/)
    await page.goto('/kn/contact-us')
    const form = page.locator('form', { has: page.locator('[name="request_type"]') })
    await form.locator('[name="name"]').fill('Asha Rao')
    await form.locator('[name="phone"]').fill('12345')
    await form.locator('[name="class"]').selectOption('Class 10')
    await form.getByRole('button', { name: 'ನನಗೆ ಕರೆ ಮಾಡಿ' }).click()
    await expect(page).toHaveURL(/\/kn\/sent\/contact-form$/)
    await expect(page.getByRole('heading', { name: 'ಇನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('10 ಅಂಕಿಯ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ')
  })
})
