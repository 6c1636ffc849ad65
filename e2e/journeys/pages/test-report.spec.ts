import { expect } from '@playwright/test'
import { newAccount, signInAs } from '../../support/accounts.ts'
import { axe } from '../../support/axe.ts'
import { takeTest } from '../../support/take-test.ts'
import { test } from '../../support/test.ts'

const slug = 'mathematics-half-hour'
const path = `/online-tests/${slug}`

test('after a test comes a letter, on the screen and as a PDF', { tag: '@phone' }, async ({ page, visit }) => {
  const account = await newAccount(page)
  await takeTest(page, account, slug)
  await signInAs(page, account)

  await visit(path)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'See the report' }).click()
  await expect(page).toHaveURL(`${path}/report`)
  const letter = main.getByRole('article', { name: 'Report' })
  await expect(letter.getByRole('heading', { name: 'Section by section' })).toBeVisible()
  await expect(letter.getByRole('table', { name: 'Marks by section' })).toBeVisible()
  await expect(letter.getByText('There is no public list.')).toBeVisible()
  await axe(page)

  const pdf = page.waitForEvent('download')
  await main.getByRole('button', { name: 'PDF' }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)

  await expect(main.getByRole('link', { name: 'See every question' })).toHaveAttribute(
    'href',
    `${path}/report/questions`,
  )
})

test('every question can be read again, kept, and tried again when it went wrong', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  const account = await newAccount(page)
  await takeTest(page, account, slug)
  await signInAs(page, account)
  await visit(`${path}/report/questions`)
  const main = page.getByRole('main')
  const questions = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Question \d+/ }) })
  await expect(questions).toHaveCount(15)
  await axe(page)
  await main
    .getByRole('navigation', { name: 'Which questions' })
    .getByRole('link', { name: /^Blank/ })
    .click()
  await expect(page).toHaveURL(`${path}/report/questions?show=blank`)
  await expect(questions).toHaveCount(12)
  const first = questions.first()
  await first.getByText('Worked solution').click()
  await first.getByRole('button', { name: /^Bookmark/ }).click()
  await expect(first.getByRole('button', { name: /^Bookmark/ })).toHaveAttribute('aria-pressed', 'true')

  await main.getByRole('button', { name: 'Try the wrong ones again' }).click()
  await expect(page).toHaveURL(/\/practice\/[0-9a-f-]{36}$/)
  await expect(main.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible()
  await main.getByRole('button', { name: 'Check the answer' }).click()
  await expect(main.getByRole('alert')).toHaveText('Choose or type an answer, or ask for the solution.')
  await main.getByRole('button', { name: 'Show the solution' }).click()
  await expect(main.getByText('Solution shown').first()).toBeVisible()
  // Half below the sticky bar a button would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await axe(page, main)
  await main.getByRole('button', { name: 'Next question' }).click()
  await expect(main.getByRole('heading', { name: /^Question 2 of/ })).toBeFocused()

  await visit('/practice/bookmarks')
  await expect(main.getByText('Show the answer')).toHaveCount(1)
  await axe(page, main)
})

test('somebody else’s report is not there', { tag: '@desktop' }, async ({ page, visit, problems }) => {
  problems.allow(/404/)
  await signInAs(page, await newAccount(page))
  await visit(`${path}/report`)
  // Led to the page of the test, and told why.
  await expect(page).toHaveURL(path)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByText('There is no report for you for this test.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take the test' })).toBeVisible()
})

test('a topic is practised with the answer at once', { tag: '@phone' }, async ({ page, visit }) => {
  await signInAs(page, await newAccount(page))
  await visit('/practice')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await axe(page)
  await main.getByLabel('How many questions').selectOption('5')
  await main
    .getByRole('button', { name: /^Practise / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/practice\/[0-9a-f-]{36}$/)
  const question = main.getByRole('heading', { name: /^Question 1 of/ })
  await expect(question).toBeVisible()
  await main.getByRole('button', { name: 'Show the solution' }).click()
  await expect(main.getByText('Worked solution')).toBeVisible()
})
