import { expect } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { api } from '../../support/replies.ts'
import { test } from '../../support/test.ts'

test('the home page makes one promise, counts every student, prices every course and gives the brochure', async ({
  page,
  visit,
  request,
}) => {
  const { banner } = await (await request.get(api('/home-page-banner'))).json()
  const { result } = await (await request.get(api('/result'))).json()
  const { course } = await (await request.get(api('/course'))).json()
  await visit('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(banner[0].heading)
  const hero = page.getByRole('region', { name: banner[0].heading })
  await expect(hero.getByRole('link', { name: banner[0].button_text })).toHaveAttribute('href', banner[0].button_path)
  await expect(hero.getByRole('link', { name: 'Take a free test' })).toHaveAttribute('href', '/online-tests')
  await expect(hero.getByText(banner[0].counter_title_1)).toBeVisible()
  // Further banners are all there at once; nothing slides.
  expect(banner.length).toBeGreaterThan(1)
  for (const { heading } of banner.slice(1)) await expect(page.getByText(heading)).toBeVisible()

  // Every student of the last year is counted, and the marks add up.
  const results = page.getByRole('region', { name: result.heading })
  const rows = results.getByRole('list').first().getByRole('listitem')
  await expect(rows).toHaveCount(result.outcomes.length)
  let total = 0
  for (const row of await rows.all()) total += Number(await row.locator('b').textContent())
  expect(total).toBe(result.students_finished)
  await results.getByText('How we count').click()
  await expect(results.getByText(result.how_we_count)).toBeVisible()
  await expect(results.getByRole('table')).toBeVisible()

  // Every course stands there with its fee and leads to each of its campuses; a class is chosen first.
  const courses = page.getByRole('region', { name: 'Find your course.' })
  for (const name of ['Classes 8 to 10', 'PU I and II', 'Online'])
    await courses.getByRole('heading', { name, exact: true }).click()
  expect(course).not.toEqual([])
  for (const { name, slug, branches } of course) {
    await expect(courses.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const branch of branches)
      await expect(courses.locator(`a[href="/${branch.slug}/courses/${slug}"]`).first()).toBeVisible()
  }
  await expect(courses.getByText(/^(₹[\d,]+|Free)$/)).toHaveCount(course.length)

  const band = page.getByRole('region', { name: /four steps/i })
  await band.getByText('Brochures').click()
  const href = await band.getByRole('link', { name: /PDF/ }).first().getAttribute('href')
  const reply = await request.get(href ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')
})

test('a question is answered on the second screen, and a class with a goal leads to its courses', async ({
  page,
  visit,
}) => {
  await visit('/')
  const question = page.getByRole('heading', { name: 'Which number comes next' })
  const place = await question.evaluate((heading) => heading.getBoundingClientRect().top / innerHeight)
  expect(place).toBeLessThan(2)
  const answers = page.getByRole('list', { name: 'Answers' })
  await answers.getByText('96', { exact: true }).click()
  const refused = answers.getByText('Not correct.').filter({ visible: true })
  await expect(refused).toHaveCount(1)
  await answers.getByText('95', { exact: true }).click()
  await expect(answers.getByText('Correct. Each number is twice')).toBeVisible()
  await expect(refused).toHaveCount(0)

  const chooser = page.getByRole('form', { name: 'Which course is right for you?' })
  await chooser.getByLabel('Class now').selectOption('Class 10')
  await chooser.getByLabel('Goal').selectOption('NEET (medicine)')
  await chooser.getByRole('button', { name: 'Show my courses' }).click()
  await expect(page).toHaveURL('/?class=10&goal=neet#courses')
  const courses = page.getByRole('region', { name: 'Find your course.' })
  await expect(courses.getByRole('heading', { name: 'For Class 10, NEET (medicine)' })).toBeInViewport()
  await expect(courses.getByRole('heading', { level: 4 })).toHaveText([
    'Two-Year Integrated, NEET',
    'Two-Year Residential, NEET',
  ])
  await axe(page, courses)
  await visit('/?class=8&goal=neet')
  await expect(courses.getByText('These build the base for it.')).toBeVisible()
  await visit('/?class=none&goal=x')
  await expect(courses.getByRole('heading', { level: 4 })).toHaveCount(0)
})

test('on a phone the home page folds away what a second look asks for', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/')

  // One day is open at a time.
  const day = page.getByRole('region', { name: /We planned the day/ })
  const [first, second] = [day.getByText('Bus home').first(), day.getByText('Wake, walk').first()]
  await day.getByRole('heading', { name: /Day scholar/ }).click()
  await expect(first).toBeVisible()
  await day.getByRole('heading', { name: /Residential/ }).click()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()

  // The row of tutors moves by itself, never the page.
  const tutors = page.getByRole('region', { name: 'The people who will know your name.' }).getByRole('list')
  await tutors.getByRole('link').last().focus()
  expect(await tutors.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the day, the admission band, the faculty, the voices, the events and the articles are rendered by the server', {
  tag: '@desktop',
}, async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const words of ['Doubt hour', 'Fee waived', 'Form for PU I', 'Meera Hegde', 'In their words', 'Upcoming events'])
    expect(html).toContain(words)
})
