import { type BrowserContext, expect, type Page } from '@playwright/test'
import { as } from './accounts.ts'
import { axe } from './axe.ts'
import { examScreen } from './exam-screen.ts'
import { goInside, title } from './office.ts'
import { api } from './replies.ts'

/** `2026-11-22T09:00` as the browser's field takes it, so many minutes from now, in India. */
const inMinutes = (count: number) => new Date(Date.now() + (count + 330) * 60_000).toISOString().slice(0, 16)

/** A file with two red rows, mended one by one and taken whole. Gives the topic of its questions. */
export const importQuestions = async (page: Page, mark: string): Promise<string> => {
  const topic = `Waves ${mark}`
  const row = (code: string, level: string, key: string, options = 'one,two,three,four') =>
    `${code}-${mark},Physics,${topic},${level},Question ${code} of ${mark}: \\(\\frac{1}{2}\\)?,${options},${key}`
  const file = [
    'code,subject,topic,difficulty,question,option A,option B,option C,option D,key',
    row('WA-1', 'Easy', 'A'),
    row('WA-2', 'Moderate', 'E'),
    row('WA-3', 'Hard', 'B', 'same,same,three,four'),
  ].join('\n')
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
  return topic
}

/** A pack of three, read back; then a paper by rule: what lacks is said before anything is taken. */
export const buildPaper = async (page: Page, mark: string, topic: string): Promise<string> => {
  await goInside(page, '/office/packs/new')
  await page.getByLabel('Name').first().fill(`Weekly ${mark}`)
  await page.getByLabel('Code').fill(`weekly-${mark}`)
  const section = page.getByRole('region', { name: 'Section 1' })
  await section.getByLabel('Subject').fill('Physics')
  await section.getByLabel('Questions', { exact: true }).fill('3')
  await section.getByLabel('Name').fill('Part A')
  await expect(page.getByText('3 questions in 1 hour, 12 marks.')).toBeVisible()
  await page.getByRole('button', { name: 'One more rule' }).click()
  await page.getByLabel('Subject of rule 1').selectOption('Physics')
  await expect(page.getByText('Equal marks are told apart by marks in Physics.')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Save version 1' }).click()
  await expect(title(page, 'Packs')).toBeVisible()
  await goInside(page, '/office/papers')
  await page.getByRole('button', { name: 'New paper' }).click()
  const dialog = page.getByRole('dialog')
  const paper = `Weekly paper ${mark}`
  await dialog.getByLabel('Name').fill(paper)
  await dialog.getByLabel('Pack').selectOption({ label: `Weekly ${mark}` })
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(title(page, paper)).toBeVisible()
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
  return paper
}

/** A new test: what would go wrong is told while it is typed; then it opens now, with results by hand. */
export const planTest = async (page: Page, mark: string, paper: string): Promise<{ slug: string; name: string }> => {
  const name = `Weekly test ${mark}`
  await goInside(page, '/office/tests')
  await page.getByRole('button', { name: 'New test' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByText('No paper yet')).toBeVisible()
  await page.getByRole('link', { name: 'Schedule and policy' }).click()
  await page.getByLabel('Paper').selectOption({ label: `${paper}, version 1, 3 questions` })
  await page.getByLabel('Opens').fill(inMinutes(-2))
  await page.getByLabel('Ends for everybody').fill(inMinutes(28))
  await expect(page.getByText(/nobody would have the whole time/)).toBeVisible()
  await page.getByLabel('Ends for everybody').fill('')
  await expect(page.getByText(/Each student has 60 minutes from their own start/)).toBeVisible()
  await page.getByLabel('Results come').selectOption('by_hand')
  await page.getByLabel('Keys can be challenged for, days').fill('5')
  await axe(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Cockpit' }).click()
  await expect(page.getByText('Test run not done')).toBeVisible()
  await axe(page)
  const [, slug = ''] = /\/tests\/([\w-]+)/.exec(page.url()) ?? []
  return { slug, name }
}

/** On the student's own screen, to the end; it stands in no figure and is taken away with one click. */
export const takeItYourself = async (page: Page, context: BrowserContext, name: string) => {
  const opened = context.waitForEvent('page')
  await page.getByRole('listitem').filter({ hasText: 'Test run not done' }).getByRole('button').click()
  const exam = await opened
  await exam.waitForURL(/\/online-tests\/trial-.*\/ongoing/)
  await expect(exam.getByText(`Trial: ${name}`).first()).toBeVisible()
  const screen = examScreen(exam)
  await screen.start()
  await exam.keyboard.press('a')
  await screen.button('Save & Next').click()
  await screen.review()
  await screen.button('Submit now').click()
  await expect(exam.getByRole('heading', { name: /^Your test is submitted/ })).toBeVisible()
  await exam.close()
  await page.reload()
  await expect(page.getByText('Test run done')).toBeVisible()
  await page.getByRole('button', { name: 'Take my run away' }).click()
  await expect(page.getByText('Your test run is taken away.')).toBeVisible()
}

/** Without a text on its page it is refused; then students find it. */
export const showTest = async (page: Page, slug: string) => {
  await page.getByRole('button', { name: 'Show to students' }).click()
  await expect(page.getByText(/Its page has no text yet/)).toBeVisible()
  const { user } = await (await page.request.get('/api/auth/session')).json()
  const staff = as(user)
  const address = await page.getByRole('link', { name: 'Page', exact: true }).getAttribute('href')
  const record = api(`/office${address?.replace('/office', '')}`)
  const { version } = (await (await page.request.get(record, staff)).json()).record
  const changes = { short_description: 'A weekly paper.', description: '<p>Three questions on waves.</p>' }
  const draft = await page.request.post(`${record}/draft`, {
    ...staff,
    data: { base: version, session: `journey-${slug}`, seq: 1, changes },
  })
  expect(draft.ok(), await draft.text()).toBe(true)
  const live = await page.request.post(`${record}/publish`, {
    ...staff,
    data: { version: (await draft.json()).version },
  })
  expect(live.ok(), await live.text()).toBe(true)
  await page.getByRole('button', { name: 'Show to students' }).click()
  await expect(page.getByText('Students find the test now.')).toBeVisible()
}
