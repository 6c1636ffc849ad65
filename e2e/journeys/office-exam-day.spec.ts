import { minutes, seconds } from '@northlight/contract/durations'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Account, as, newAccount, signInAs } from '../support/accounts.ts'
import { axe } from '../support/axe.ts'
import { examScreen } from '../support/exam-screen.ts'
import { buildPaper, importQuestions, planTest, showTest, takeItYourself } from '../support/examiner.ts'
import { heldNotices, isQuietNow } from '../support/held-notices.ts'
import { outageIsLong } from '../support/long-outage.ts'
import { enterAsExaminer, goInside, title } from '../support/office.ts'
import { outbox } from '../support/outbox.ts'
import { api } from '../support/replies.ts'
import { showFactor } from '../support/second-factor.ts'
import { isAlive, test } from '../support/test.ts'

type Student = Account & { page: Page }

/** A student at a phone, in a browser of its own, with the first question open. */
const begin = async (browser: Browser, url: string, slug: string, called: string): Promise<Student> => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await (await browser.newContext({ baseURL: url, ...phone })).newPage()
  const account = await newAccount(page, { name: called })
  await signInAs(page, account)
  expect((await page.request.get(api(`/tests/${slug}/apply?delivery=free`), as(account))).ok()).toBe(true)
  await page.goto(`/online-tests/${slug}/ongoing`, { waitUntil: 'domcontentloaded' })
  await isAlive(page)
  await examScreen(page).start()
  return { ...account, page }
}

const answerNext = async ({ page }: Student, option: string) => {
  const screen = examScreen(page)
  await page.keyboard.press(option.toLowerCase())
  await expect(screen.option(option)).toBeChecked()
  await screen.button('Save & Next').click()
}

const handIn = async ({ page }: Student) => {
  const screen = examScreen(page)
  await screen.review()
  await screen.button('Submit now').click()
  await expect(page.getByRole('heading', { name: /^Your test is submitted/ })).toBeVisible()
}

// One long day: the office at desktop and phone width, the students at phones.
test(
  'an examiner imports, builds, sits and schedules a test; three students sit it, one offline; fair time, results, a changed key',
  {
    tag: '@desktop',
  },
  async ({ page, browser, context, siteUrl, problems }, info) => {
    test.setTimeout(minutes(6))
    // A test without a text on its page is not shown.
    problems.allow(/422 .*\/shown\)/)
    await enterAsExaminer(page)
    const mark = `day${info.retry}`
    const topic = await importQuestions(page, mark)
    const paper = await buildPaper(page, mark, topic)
    const { slug, name } = await planTest(page, mark, paper)
    await takeItYourself(page, context, name)
    await showTest(page, slug)
    const [asha, ravi, mira] = await Promise.all(
      ['Asha Exam', 'Ravi Exam', 'Mira Exam'].map((called) => begin(browser, siteUrl, slug, called)),
    )
    if (!asha || !ravi || !mira) throw new Error('Three students were asked for.')
    await answerNext(mira, 'A')
    await examScreen(mira.page).allSaved()
    await mira.page.context().setOffline(true)

    // The day, then the one test: everybody is in, and what they save is seen without a reload.
    await goInside(page, '/office/console')
    await expect(title(page, 'Exam day')).toBeVisible()
    await axe(page)
    await page.getByRole('link', { name }).click()
    await expect(title(page, name)).toBeVisible()
    const row = (student: Student) => page.getByRole('row', { name: new RegExp(student.name) })
    await expect(row(mira)).toContainText('1/')
    await answerNext(asha, 'B')
    await answerNext(ravi, 'B')
    await expect(row(asha)).toContainText('1/')
    await axe(page)

    // A message stands on the students' screens until they have read it.
    await page.getByLabel('Text').fill('Please write your roll number on the rough sheet.')
    await page.getByRole('button', { name: 'Send to 3' }).click()
    await expect(page.getByText('Sent to 3 students.')).toBeVisible()
    await answerNext(asha, 'A')
    const strip = asha.page.getByText('Please write your roll number on the rough sheet.')
    await expect(strip).toBeVisible()
    await axe(asha.page)
    await asha.page.getByRole('button', { name: 'Read', exact: true }).click()
    await expect(strip).toBeHidden()
    await expect(page.getByText('read 1 of 3')).toBeVisible({ timeout: seconds(20) })

    // Mira goes on offline; what she gives meanwhile comes when it is back.
    await answerNext(mira, 'C')
    await expect(mira.page.getByText('You are offline.')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(row(mira)).toBeVisible()
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
    await mira.page.context().setOffline(false)
    await examScreen(mira.page).allSaved()
    await expect.poll(() => outageIsLong(mira.email)).toBe(true)
    const fair = page.getByRole('region', { name: `Fair time, ${mira.name}` })
    await expect(fair).toBeVisible({ timeout: seconds(40) })
    await axe(page, fair)
    await fair.getByRole('button', { name: /^Give \d min to 1$/ }).click()
    await expect(page.getByText(/minutes? (?:was|were) given to one student/)).toBeVisible()
    await expect(row(mira)).toContainText(/\+\d min/)

    // Somebody may be handed in for, by typing the name; here it is left, and all three hand in themselves.
    await row(mira).getByRole('button', { name: mira.name }).click()
    await page.getByRole('button', { name: 'Hand in…' }).click()
    const force = page.getByRole('dialog')
    await force.getByLabel('Reason, for the ledger').fill('Had to leave for the train')
    await force.getByLabel(/^Type the name/).fill('Somebody Else')
    await force.getByRole('button', { name: `Hand in for ${mira.name}` }).click()
    await expect(force.getByText('The name is another one. Nothing was done.')).toBeVisible()
    await axe(page, force)
    await force.getByRole('button', { name: 'Let the student continue' }).click()
    await Promise.all([handIn(asha), handIn(ravi), handIn(mira)])
    await goInside(page, `/office/tests/${slug}/day`)
    await expect(page.getByText(/\d min to one student: The line was down/)).toBeVisible()
    await axe(page)

    // Results: marked by themselves, three reports looked at, released.
    const { user } = await (await page.request.get('/api/auth/session')).json()
    const marked = async () =>
      (await (await page.request.get(api(`/office/tests/${slug}/results/summary`), as(user))).json()).summary.marked
    await expect.poll(marked, { timeout: seconds(40) }).toBe(3)
    await goInside(page, `/office/tests/${slug}/results`)
    await expect(title(page, `Results: ${name}`)).toBeVisible()
    await expect(page.locator('.sums').first()).toContainText('3 of 3')
    await axe(page)
    showFactor(user.token)
    await page.getByRole('button', { name: 'Release…' }).click()
    const release = page.getByRole('dialog')
    await expect(release.getByRole('region', { name: 'The last report' })).toBeVisible()
    await axe(page, release)
    await release.getByRole('button', { name: 'Release to 3 students' }).click()
    await expect(page.getByText('The results are shown now')).toBeVisible()

    // One key is disputed, simulated and changed; everybody it touches is told.
    const sheet = async () => (await page.request.get(api(`/tests/${slug}/report/questions`), as(asha))).json()
    await expect.poll(async () => (await sheet()).questions?.length ?? 0).toBe(3)
    const blank = (await sheet()).questions.at(-1)
    const disputed = await page.request.post(api(`/tests/${slug}/report/challenges`), {
      ...as(asha),
      data: { slot: blank.slot, text: 'Two of the options are the same number.' },
    })
    expect(disputed.ok()).toBe(true)
    await goInside(page, '/office/challenges')
    await expect(title(page, 'Challenges')).toBeVisible()
    await page
      .getByRole('row', { name: new RegExp(asha.name) })
      .first()
      .getByRole('link')
      .click()
    await page.getByLabel('The question is withdrawn').check()
    await expect(page.getByText('get other marks, of 3 who were asked')).toBeVisible()
    await axe(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel(/will read$/).fill('Two options were alike, so the question counts for everybody.')
    await page.getByLabel('Decision for the record').fill('Options A and B differed by rounding only.')
    await page.getByRole('button', { name: 'Change for 3 students' }).click()
    await expect(page.getByText('Decided. Every attempt is being marked again.')).toBeVisible()
    const told = async () => {
      const mails = await outbox('Your marks were')
      return [asha, ravi, mira].filter(({ email }) => mails.some(({ envelope }) => envelope.to.includes(email))).length
    }
    // At night it waits until the morning.
    const toldOrHeld = async () => (isQuietNow() ? heldNotices('results.tell-of-change') : await told())
    await expect.poll(toldOrHeld, { timeout: seconds(60) }).toBeGreaterThanOrEqual(3)

    // A question that did badly leads to its key, though the whole row leads to the question.
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await goInside(page, '/office/tests/jee-part-test-1/results')
      await page
        .getByRole('link', { name: /^Change the key of question/ })
        .first()
        .click()
      await expect(title(page, /^If the key of .+ changes$/)).toBeVisible()
    }
  },
)
