import { describe, expect, test as pure } from 'vitest'
import { test } from '../../../testing/test.ts'
import { feeOn, seatsLeft } from './fees.ts'

describe('course', () => {
  test('lists open courses with the open branches and the lowest fee of today', async ({ http, make }) => {
    const near = await make.branch({ name: 'Near', position: 2 })
    const far = await make.branch({ name: 'Far', position: 1 })
    const closed = await make.branch({ is_active: false })
    const course = await make.course({ name: 'JEE', position: 2, duration: '2 years' })
    await make.course({ name: 'Alone', position: 1 })
    await make.course({ name: 'Hidden', is_active: false })
    await make.courseAtBranch({ course_id: course.id, branch_id: near.id, amount_paise: 200_00 })
    await make.courseAtBranch({ course_id: course.id, branch_id: far.id, amount_paise: 210_00, discount_percent: 10 })
    await make.courseAtBranch({ course_id: course.id, branch_id: closed.id, amount_paise: 1_00 })
    const { body } = await http.get('/course')
    expect(body.course).toMatchObject([
      { name: 'Alone', branches: [], fee_from_paise: null },
      { name: 'JEE', branches: [{ name: 'Far' }, { name: 'Near' }], fee_from_paise: 189_00, duration: '2 years' },
    ])
    expect(body.course).toHaveLength(2)
    expect(Object.keys((body.course as object[])[0] ?? {})).not.toContain('description')
  })
})

describe('course/{course}/branch/{branch}', () => {
  test('shows fee, dates and the people of that page alone', async ({ http, make, ctx }) => {
    const branch = await make.branch({ slug: 'mysuru', address: '3 Banyan Court Road', phone: '98450 00120' })
    const course = await make.course({ slug: 'jee' })
    const elsewhere = await make.courseAtBranch({ course_id: course.id })
    const place = await make.courseAtBranch({
      course_id: course.id,
      branch_id: branch.id,
      amount_paise: 1_640_000_0,
      discount_percent: 10,
      discount_label: 'Early',
      discount_until: '2026-11-15',
      seats: 30,
      seats_held: 12,
      include_staff: true,
    })
    const [tutor, left] = [await make.staffMember({ name: 'Meera' }), await make.staffMember({ is_active: false })]
    await ctx.db
      .insertInto('course_branch_staff')
      .values([
        { course_branch_id: place.id, staff_id: tutor.id },
        { course_branch_id: place.id, staff_id: left.id },
        { course_branch_id: elsewhere.id, staff_id: (await make.staffMember()).id },
      ])
      .execute()
    const hidden = await make.testimonial({ is_active: false })
    await ctx.db
      .insertInto('course_branch_testimonials')
      .values({ course_branch_id: place.id, testimonial_id: hidden.id })
      .execute()
    const achiever = await make.achiever({ name: 'Asha' })
    await ctx.db
      .insertInto('course_branch_achievers')
      .values({ course_branch_id: place.id, achiever_id: achiever.id })
      .execute()

    const { body } = await http.get('/course/JEE/branch/Mysuru')
    const { branch_details, branches } = body.course as { branch_details: { staffs: unknown[] }[]; branches: unknown[] }
    expect(branch_details).toHaveLength(1)
    expect(branch_details[0]).toMatchObject({
      amount: 164000,
      discount: 10,
      discounted_amount: 147600,
      discount_label: 'Early',
      seats: 30,
      seats_left: 18,
      include_staff: true,
      staffs: [{ name: 'Meera' }],
      achievers: [{ name: 'Asha', categories: [] }],
      testimonials: [],
    })
    expect(branch_details[0]?.staffs).toHaveLength(1)
    expect(branches).toHaveLength(2)
    expect(body.branch).toMatchObject({ slug: 'mysuru', address: '3 Banyan Court Road', opening_hours: [] })
  })

  test('is 404 unless branch, course and their pair are all open', async ({ http, make }) => {
    const open = await make.branch({ slug: 'open' })
    const closed = await make.branch({ slug: 'closed', is_active: false })
    const course = await make.course({ slug: 'course' })
    const hidden = await make.course({ slug: 'hidden', is_active: false })
    const paused = await make.course({ slug: 'paused' })
    await make.courseAtBranch({ course_id: course.id, branch_id: closed.id })
    await make.courseAtBranch({ course_id: hidden.id, branch_id: open.id })
    await make.courseAtBranch({ course_id: paused.id, branch_id: open.id, is_active: false })
    for (const [wanted, at] of [
      ['course', 'closed'],
      ['hidden', 'open'],
      ['paused', 'open'],
      ['course', 'open'],
      ['unknown', 'open'],
      ['course', 'unknown'],
    ])
      expect(await http.get(`/course/${wanted}/branch/${at}`), `${wanted} at ${at}`).toMatchObject({
        status: 404,
        body: { message: 'Data not found.' },
      })
  })
})

test('branch/{slug} shows one branch with its courses and whoever leads it', async ({ http, make }) => {
  const head = await make.manager({ name: 'Savitha', slug: 'savitha' })
  const branch = await make.branch({
    slug: 'mysuru',
    head_id: head.id,
    facilities: { day: ['Library'], residential: [] },
    opening_hours: [{ days: 'Sunday', opens: null, closes: null, note: 'Closed' }],
  })
  await make.branch({ slug: 'closed', is_active: false })
  await make.courseAtBranch({ branch_id: branch.id })
  await make.courseAtBranch()
  const { body } = await http.get('/branch/mysuru')
  expect(body.course).toMatchObject({
    slug: 'mysuru',
    head: { name: 'Savitha', slug: 'savitha' },
    facilities: { day: ['Library'] },
    opening_hours: [{ days: 'Sunday', opens: null }],
  })
  expect((body.course as { courses: unknown[] }).courses).toHaveLength(1)
  for (const slug of ['closed', 'unknown'])
    expect(await http.get(`/branch/${slug}`)).toMatchObject({ status: 404, body: { message: 'Data not found.' } })
})

describe('a fee', () => {
  const row = { amount_paise: 164_000_00, discount_percent: 10, discount_until: '2026-11-15' }

  pure('keeps its discount to the last day and loses it after', () => {
    expect(feeOn('2026-11-15', row)).toEqual({
      amount_paise: 164_000_00,
      discount: 10,
      discounted_amount_paise: 147_600_00,
    })
    expect(feeOn('2026-11-16', row)).toMatchObject({ discount: 0, discounted_amount_paise: 164_000_00 })
    expect(feeOn('2099-01-01', { ...row, discount_until: null }).discount).toBe(10)
  })

  pure('stays whole paise', () => {
    expect(feeOn('2026-11-15', { ...row, amount_paise: 99_99, discount_percent: 33 }).discounted_amount_paise).toBe(
      6699,
    )
  })

  pure('never has fewer than no seats left', () => {
    expect(seatsLeft({ seats: 30, seats_held: 31 })).toBe(0)
    expect(seatsLeft({ seats: null, seats_held: 0 })).toBeNull()
  })
})

test('a course in branch/all has changed when its place at the branch has', async ({ http, make }) => {
  const [old, recent] = ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']
  const branch = await make.branch()
  const edited = await make.course({ slug: 'edited', position: 1, updated_at: recent })
  const priced = await make.course({ slug: 'priced', position: 2, updated_at: old })
  await make.courseAtBranch({ course_id: edited.id, branch_id: branch.id, updated_at: old })
  await make.courseAtBranch({ course_id: priced.id, branch_id: branch.id, updated_at: recent })
  const { body } = await http.get('/branch/all')
  expect(body.branch).toMatchObject([
    {
      courses: [
        { slug: 'edited', updated_at: recent, updated: '2026, 01 Nov' },
        { slug: 'priced', updated_at: recent, updated: '2026, 01 Nov' },
      ],
    },
  ])
})
