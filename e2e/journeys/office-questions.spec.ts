import { minutes } from '@northlight/contract/durations'
import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { buildPaper, importQuestions, planTest } from '../support/examiner.ts'
import { enterAsExaminer, fits, title } from '../support/office.ts'
import { test } from '../support/test.ts'

test.describe.configure({ timeout: minutes(3) })

// At a desk the same is walked as the first part of the exam day.
test(
  'an examiner at a phone reads the bank, imports a file, builds a paper and plans a test',
  {
    tag: '@phone',
  },
  async ({ page }, info) => {
    const mark = `${info.project.name}${info.retry}`
    await enterAsExaminer(page)

    // The bank: formulas are set, and a question shows the student's own screen.
    await page.goto('/office/questions')
    await expect(title(page, 'Questions')).toBeVisible()
    await expect(page.locator('table math').first()).toBeAttached()
    await axe(page)
    await page.locator('a.row-link').first().click()
    const student = page.frameLocator('iframe[title^="The student’s screen"]')
    await expect(student.getByRole('heading', { name: 'Question 5' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'What earns marks' })).toBeVisible()
    await page.getByRole('button', { name: 'Write a passage…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code').fill(`passage-${mark}`)
    await dialog.getByRole('textbox', { name: 'Passage in English' }).fill('A ray of light meets a lens.')
    await axe(page, dialog)
    await dialog.getByRole('button', { name: 'Put into the bank' }).click()
    await expect(page.getByText('The passage is in the bank.')).toBeVisible()
    await expect(page.getByLabel('Passage', { exact: true })).toContainText(`passage-${mark}`)
    await axe(page)
    await fits(page)

    // While it is typed, a formula is drawn beside its option; a language that is missing is said on both sides.
    await page.goto('/office/questions/new')
    const words = page.getByRole('textbox', { name: 'Question', exact: true })
    await words.pressSequentially('The first.')
    await words.press('Enter')
    await words.pressSequentially('The second.')
    await words.press('ArrowUp')
    await words.press('End')
    await words.pressSequentially(' It goes on.')
    await expect(words.locator('p')).toHaveText(['The first. It goes on.', 'The second.'])
    await page.getByLabel('Options and key: A', { exact: true }).fill('\\(\\sqrt{4gh}\\)')
    await expect(page.locator('.entries math')).toBeVisible()
    await expect(student.locator('math')).toBeVisible()
    await page.getByRole('link', { name: 'ಕನ್ನಡ missing' }).click()
    await expect(page.getByText('This question is not written in ಕನ್ನಡ yet.')).toBeVisible()
    await expect(student.getByText('This question is not translated into ಕನ್ನಡ.')).toBeVisible()
    await axe(page)
    await fits(page)

    const topic = await importQuestions(page, mark)
    await fits(page)
    const paper = await buildPaper(page, mark, topic)
    await planTest(page, mark, paper)
    await fits(page)
  },
)
