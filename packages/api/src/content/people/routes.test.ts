import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'

const names = (data: unknown) => (data as { name: string }[]).map(({ name }) => name)

test('management stands in its order, with the branch only while it is open', async ({ http, make }) => {
  const open = await make.branch({ name: 'Mysuru', slug: 'mysuru' })
  const closed = await make.branch({ is_active: false })
  await make.manager({ name: 'Second', position: 2, branch_id: closed.id })
  await make.manager({ name: 'First', position: 1, branch_id: open.id, subject: 'Physics', experience_years: 31 })
  await make.manager({ name: 'Gone', is_active: false })
  const { body } = await http.get('/team-member/management')
  expect(Object.keys(body)).toEqual(['data'])
  expect(body.data).toMatchObject([
    { name: 'First', branch: { name: 'Mysuru', slug: 'mysuru' }, subject: 'Physics', experience_years: 31 },
    { name: 'Second', branch: null },
  ])
})

test('staff are newest first and can be narrowed to a branch or a subject', async ({ http, make }) => {
  const branch = await make.branch({ slug: 'mysuru' })
  await make.staffMember({ name: 'Old', created_at: '2026-01-01T00:00:00.000Z', branch_id: branch.id })
  await make.staffMember({ name: 'New', created_at: '2026-02-01T00:00:00.000Z', subject: 'Physics' })
  const list = async (query: string) => names((await http.get(`/team-member/staff${query}`)).body.data)
  expect(await list('')).toEqual(['New', 'Old'])
  expect(await list('?filter[branch]=Mysuru')).toEqual(['Old'])
  expect(await list('?filter[subject]=Physics')).toEqual(['New'])
  expect(await list('?filter[subject]=Chemistry')).toEqual([])
})

describe('achiever/category/{slug}', () => {
  test('shows an open category', async ({ http, make }) => {
    await make.achieverCategory({ name: 'NEET', slug: 'neet', heading: 'Marks' })
    expect((await http.get('/achiever/category/NEET')).body.achiverCategory).toMatchObject({
      name: 'NEET',
      heading: 'Marks',
    })
  })

  test('is 404 for one that is closed or unknown', async ({ http, make }) => {
    await make.achieverCategory({ slug: 'old', is_active: false })
    for (const slug of ['old', 'unknown'])
      expect(await http.get(`/achiever/category/${slug}`)).toMatchObject({
        status: 404,
        body: { message: 'Data not found.' },
      })
  })
})

describe('achiever/student', () => {
  test('orders by the length of the rank, then by its text, those who only qualified last', async ({ http, make }) => {
    for (const rank of ['Qualified', 'AIR 5', '10', 'qualified', '9', null, '2']) await make.achiever({ rank })
    const { data } = (await http.get('/achiever/student')).body as { data: { rank: string | null }[] }
    expect(data.map(({ rank }) => rank)).toEqual([null, '2', '9', '10', 'AIR 5', 'Qualified', 'qualified'])
  })

  test('keeps those of an open category and nests only open ones', async ({ http, make }) => {
    const neet = await make.achieverCategory({ slug: 'neet' })
    const closed = await make.achieverCategory({ slug: 'closed', is_active: false })
    const asha = await make.achiever({ name: 'Asha' })
    await make.achiever({ name: 'Ravi' })
    const hidden = await make.achiever({ name: 'Hidden', is_active: false })
    for (const achiever of [asha, hidden]) await make.inCategory(achiever, neet)
    await make.inCategory(asha, closed)
    const list = async (slug: string) =>
      (await http.get(`/achiever/student?filter[has_categories]=${slug}`)).body.data as {
        name: string
        categories: { slug: string }[]
      }[]
    expect(await list('neet')).toMatchObject([{ name: 'Asha', categories: [{ slug: 'neet' }] }])
    expect((await list('neet'))[0]?.categories).toHaveLength(1)
    expect(await list('closed')).toEqual([])
    expect(await list('unknown')).toEqual([])
    expect(await list('')).toHaveLength(2)
  })

  test('says course, length and who paid, and links only what is open', async ({ http, make }) => {
    const branch = await make.branch({ name: 'Mysuru', slug: 'mysuru' })
    const course = await make.course({ slug: 'jee', is_active: false })
    await make.achiever({
      course_id: course.id,
      course_name: 'Two-Year JEE',
      branch_id: branch.id,
      duration: '2 years',
      fee_note: 'Fee-paying',
    })
    expect((await http.get('/achiever/student')).body.data).toMatchObject([
      {
        statement: 'Two-Year JEE, Mysuru, 2 years. Fee-paying. Shown with written consent.',
        course_name: 'Two-Year JEE',
        course_slug: null,
        branch: { slug: 'mysuru' },
      },
    ])
  })

  test('cannot be published without consent', async ({ make }) => {
    await expect(make.achiever({ has_consent: false })).rejects.toThrow()
    await expect(make.testimonial({ has_consent: false })).rejects.toThrow()
    await make.achiever({ has_consent: false, is_active: false })
  })
})

test('testimonials are newest first, and can be found by their stars', async ({ http, make }) => {
  const hidden = await make.achiever({ name: 'Hidden', is_active: false })
  const shown = await make.achiever({ name: 'Ananya', slug: 'ananya' })
  await make.testimonial({ name: 'Old', created_at: '2026-01-01T00:00:00.000Z', star: 4, achiever_id: hidden.id })
  await make.testimonial({ name: 'New', created_at: '2026-02-01T00:00:00.000Z', achiever_id: shown.id })
  const { body } = await http.get('/testimonial')
  expect(body.data).toMatchObject([
    { name: 'New', star: 5, achiever: { name: 'Ananya', slug: 'ananya' } },
    { name: 'Old', star: 4, achiever: null },
  ])
  expect(names((await http.get('/testimonial?filter[search]=4')).body.data)).toEqual(['Old'])
})
