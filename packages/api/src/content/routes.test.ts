import { describe, expect } from 'vitest'
import { test } from '../../testing/test.ts'

describe('branch/all', () => {
  test('lists active branches with the courses a visitor can open, in order', async ({ http, make }) => {
    const mysuru = await make.branch({ name: 'Mysuru', slug: 'mysuru', position: 2 })
    const bengaluru = await make.branch({
      name: 'Bengaluru',
      slug: 'bengaluru',
      position: 1,
      modes: ['Day Scholar', 'Residential'],
    })
    const closed = await make.branch({ is_active: false })
    const jee = await make.course({ name: 'JEE', class: 'Senior Secondary (XI, XII, PU)', position: 2 })
    const foundation = await make.course({ name: 'Foundation', class: 'School (STD VIII to X)', position: 1 })
    const hidden = await make.course({ is_active: false })
    for (const course of [jee, foundation, hidden])
      await make.courseAtBranch({ course_id: course.id, branch_id: bengaluru.id })
    await make.courseAtBranch({ course_id: jee.id, branch_id: mysuru.id, is_active: false })
    await make.courseAtBranch({ course_id: jee.id, branch_id: closed.id })

    const { status, body } = await http.get('/branch/all')
    expect(status).toBe(200)
    const branches = body.branch as {
      name: string
      modes: string[]
      courses: { name: string; image: string; created: string }[]
    }[]
    expect(branches.map(({ name, courses }) => [name, courses.map((course) => course.name)])).toEqual([
      ['Bengaluru', ['Foundation', 'JEE']],
      ['Mysuru', []],
    ])
    expect(branches[0]?.modes).toEqual(['Day Scholar', 'Residential'])
    expect(branches[0]?.courses[0]).toMatchObject({
      created: '2026, 15 Nov',
      image: expect.stringMatching(/^https:\/\/northlight\.test\/storage\/drawn\/course-/),
    })
  })

  test('is an empty list without branches', async ({ http }) => {
    expect((await http.get('/branch/all')).body.branch).toEqual([])
  })
})

test('achiever/category lists active categories under the key older clients read', async ({ http, make }) => {
  await make.achieverCategory({ name: 'NEET', position: 2 })
  await make.achieverCategory({ name: 'JEE', position: 1 })
  await make.achieverCategory({ name: 'Old', is_active: false })
  const { body } = await http.get('/achiever/category')
  expect((body.achiverCategory as { name: string }[]).map(({ name }) => name)).toEqual(['JEE', 'NEET'])
})

test('legal lists active pages with slug and name', async ({ http, make }) => {
  await make.legalPage({ page_name: 'Privacy', slug: 'privacy-policy' })
  await make.legalPage({ is_active: false })
  const { body } = await http.get('/legal')
  expect(body.legal).toMatchObject([
    {
      page_name: 'Privacy',
      slug: 'privacy-policy',
      description: '<p>The rules.</p>',
      description_unfiltered: 'The rules.',
    },
  ])
  expect(body.legal).toHaveLength(1)
})

describe('website-detail', () => {
  test('shows the institute, with nothing for a network it is not on', async ({ http, make }) => {
    await make.institute({
      socials: { facebook: 'https://facebook.com/x', twitter: '', instagram: '', linkedin: '', youtube: '' },
    })
    const { body } = await http.get('/website-detail')
    expect(body.general).toMatchObject({
      website_name: 'Test Institute',
      facebook: 'https://facebook.com/x',
      twitter: null,
      phone: '9845000100',
    })
  })

  test('is 404 before the institute is written', async ({ http }) => {
    expect(await http.get('/website-detail')).toMatchObject({ status: 404, body: { message: 'Data not found.' } })
  })
})
