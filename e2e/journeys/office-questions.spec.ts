import { minutes } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, title } from '../support/office.ts'
import { test } from '../support/test.ts'

/** `2026-11-22T09:00` as the browser's field takes it, so many days from now, in India. */
const inDays = (days: number, hour: string) =>
  `${new Date(Date.now() + days * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10)}T${hour}`

test.describe.configure({ timeout: minutes(3) })

test('an examiner imports a file, mends two rows, builds a paper by rule, sits it, schedules it', async ({
  page,
  context,
}, info) => {
  const mark = `${info.project.name}${info.retry}`
  const topic = `Waves ${mark}`
  const row = (code: string, level: string, key: string, options = 'one,two,three,four') =>
    `${code}-${mark},Physics,${topic},${level},Question ${code} of ${mark}: \\(\\frac{1}{2}\\)?,${options},${key}`
  const file = [
    'code,subject,topic,difficulty,question,option A,option B,option C,option D,key',
    row('WA-1', 'Easy', 'A'),
    row('WA-2', 'Moderate', 'E'),
    row('WA-3', 'Hard', 'B', 'same,same,three,four'),
  ].join('\n')
  await enterOffice(page, 'examiner@northlight.test')

  // The bank: formulas are set, and a question shows the student's own screen.
  await page.goto('/office/questions')
  await expect(title(page, 'Questions')).toBeVisible()
  await expect(page.locator('table math').first()).toBeAttached()
  await axe(page)
  await page.locator('a.row-link').first().click()
  const student = page.frameLocator('iframe[title^="The student’s screen"]')
  await expect(student.getByRole('heading', { name: 'Question 5' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'What earns marks' })).toBeVisible()
  await axe(page)

  // Import: two rows are red, and nothing is taken before they are mended.
  await page.goto('/office/questions/import')
  await page.getByLabel('File').setInputFiles({ name: 'waves.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByRole('button', { name: 'Import 1, 2 red left' })).toBeDisabled()
  await expect(page.getByText('The key names option "E", which does not exist.')).toBeVisible()
  await expect(page.getByText('A and B say the same.')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Mend row 3' }).click()
  await page.getByRole('dialog').getByLabel('key').fill('C')
  await page.getByRole('button', { name: 'Read it anew' }).click()
  await page.getByRole('button', { name: 'Mend row 4' }).click()
  await page.getByRole('dialog').getByLabel('option B').fill('other')
  await page.getByRole('button', { name: 'Read it anew' }).click()
  await page.getByRole('button', { name: 'Import 3' }).click()
  await expect(page.getByText(/3 questions are in the bank/)).toBeVisible()

  // A pack of three, read back; a paper with its empty places.
  await page.goto('/office/packs/new')
  await page.getByLabel('Name').first().fill(`Weekly ${mark}`)
  await page.getByLabel('Code').fill(`weekly-${mark}`)
  const section = page.getByRole('region', { name: 'Section 1' })
  await section.getByLabel('Subject').fill('Physics')
  await section.getByLabel('Questions').fill('3')
  await section.getByLabel('Name').fill('Part A')
  await expect(page.getByText('3 questions in 1 hour, 12 marks.')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Save version 1' }).click()
  await expect(title(page, 'Packs')).toBeVisible()
  await page.goto('/office/papers')
  await page.getByRole('button', { name: 'New paper' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`Weekly paper ${mark}`)
  await page
    .getByRole('dialog')
    .getByLabel('Pack')
    .selectOption({ label: `Weekly ${mark}` })
  await page.getByRole('button', { name: 'Make it' }).click()

  // By rule: what lacks is said before anything is taken.
  await expect(title(page, `Weekly paper ${mark}`)).toBeVisible()
  await page.getByLabel('Topic').selectOption(topic)
  await page.getByLabel('How many easy ones').fill('2')
  await page.getByLabel('How many moderate ones').fill('1')
  await page.getByLabel('How many hard ones').fill('1')
  await page.getByRole('button', { name: 'Look into the bank' }).click()
  await expect(page.getByText('1 easy question is lacking.')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Fill 3 places' }).click()
  await expect(page.getByText('whole, as the pack wants it')).toBeVisible()
  await page.getByRole('link', { name: 'Print' }).click()
  await page.getByLabel('with key and solutions').check()
  await expect(page.getByText('Key: C')).toBeVisible()
  await axe(page)

  // A test: what would go wrong is told, then it is sat and scheduled.
  await page.goto('/office/tests')
  await page.getByRole('button', { name: 'New test' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`Weekly test ${mark}`)
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(title(page, `Weekly test ${mark}`)).toBeVisible()
  await expect(page.getByText('No paper yet')).toBeVisible()
  await page.getByRole('link', { name: 'Schedule and policy' }).click()
  await page.getByLabel('Paper').selectOption({ label: `Weekly paper ${mark}, version 1, 3 questions` })
  await page.getByLabel('Opens').fill(inDays(7, '09:00'))
  await page.getByLabel('Ends for everybody').fill(inDays(7, '09:30'))
  await expect(page.getByText(/nobody would have the whole time/)).toBeVisible()
  await page.getByLabel('Ends for everybody').fill(inDays(7, '11:00'))
  await expect(page.getByText(/Each student has 60 minutes from their own start/)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Cockpit' }).click()
  await expect(page.getByText('Test run not done')).toBeVisible()
  await axe(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('listitem').filter({ hasText: 'Test run not done' }).getByRole('button').click()
  const exam = await opened
  await exam.waitForURL(/\/online-tests\/trial-.*\/ongoing/)
  await expect(exam.getByText(`Trial: Weekly test ${mark}`).first()).toBeVisible()
  await exam.close()
  await page.reload()
  await page.getByRole('button', { name: 'Take my run away' }).click()
  await expect(page.getByText('Your test run is taken away.')).toBeVisible()
})
