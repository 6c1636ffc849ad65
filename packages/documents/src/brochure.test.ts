import type { BranchDetailView, CourseBranchView, CourseView } from '@northlight/contract/content/courses'
import { seconds } from '@northlight/contract/durations'
import { expect, test, vi } from 'vitest'
import { type BrochureInput, courseBrochure } from './brochure.ts'

// Fonts are read and a document is set; a busy machine takes its time.
vi.setConfig({ testTimeout: seconds(60) })

const at = '2026-11-15T04:30:00.000Z'
const stamps = { created_at: at, updated_at: at }
const noMeta = { meta_title: null, meta_description: null, meta_keywords: null, meta_scripts: null }
const image = { image: 'https://x.test/a.svg', image_alt: null, image_title: null }

const tutor = (name: string) => ({
  id: 1,
  slug: 'a',
  name,
  designation: 'Tutor',
  qualification: 'M.Sc. Physics, Mysuru',
  description: null,
  ...image,
  is_active: true,
  subject: 'Physics',
  experience_years: 12,
  branch: null,
  is_teaching: true,
  ...stamps,
})

const detail: BranchDetailView = {
  id: 1,
  description: '<p>Second floor.</p>',
  description_unfiltered: 'Second floor.',
  short_description: null,
  ...noMeta,
  amount: 147600,
  discount: 10,
  discounted_amount: 132840,
  include_testimonial: false,
  testimonial_heading: null,
  testimonials: [],
  include_topper: false,
  topper_heading: null,
  achievers: [],
  include_staff: true,
  staff_heading: null,
  staffs: Array.from({ length: 40 }, (_, n) => tutor(`Tutor ${n}`)),
  amount_paise: 14_760_000,
  discounted_amount_paise: 13_284_000,
  discount_label: 'Early bird',
  discount_until: '2026-12-31',
  fee_basis: 'for the academic year',
  fee_parts: [{ name: 'Tuition', amount_paise: 14_760_000 }],
  is_gst_included: true,
  instalments: { count: 2, amount_paise: 6_642_000, is_equal: true },
  fee_plan: null,
  seats: 60,
  seats_left: 10,
  starts_on: '2027-06-07',
  apply_by: '2027-05-31',
  duration: '10 months',
  weekly_hours: 7.5,
  refund_rule: 'Full refund until the first class.',
  refund_examples: [{ when: 'before the first class', amount_paise: 13_284_000 }],
  refund_days: 10,
  last_batch: null,
  ...stamps,
}

const course = (branch_details: BranchDetailView[]): CourseView => ({
  id: 1,
  name: 'Foundation Evenings',
  slug: 'foundation-evenings',
  description: '<p>Why it is the answer.</p><h2>A week</h2><ul><li>Three evenings</li></ul>',
  description_unfiltered: null,
  short_description: 'Three evenings a week.',
  ...image,
  class: 'School (STD VIII to X)',
  is_active: true,
  ...noMeta,
  ...stamps,
  created: '',
  updated: '',
  duration: '10 months',
  batch_size: 30,
  mode: 'On campus',
  eligibility: null,
  tests_count: 10,
  branch_details,
  branches: [],
})

const branch: CourseBranchView = {
  id: 1,
  name: 'Bengaluru',
  slug: 'bengaluru',
  is_active: true,
  ...stamps,
  created: '',
  updated: '',
  city: 'Bengaluru',
  area: null,
  modes: [],
  address: '14 Observatory Road',
  phone: null,
  email: null,
  office_hours: null,
  opening_hours: [],
  map_url: null,
  latitude: null,
  longitude: null,
}

const input = (details: BranchDetailView[]): BrochureInput => ({
  institute: { name: 'Test Institute', tagline: '', phone: '9845000100', email: 'a@b.test' },
  course: course(details),
  branch,
  url: 'https://x.test/bengaluru/courses/foundation-evenings',
  at,
})

const pagesIn = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length

test('a brochure is a tagged PDF of as many pages as it needs, and small enough to send', async () => {
  const bytes = await courseBrochure(input([detail]))
  const text = Buffer.from(bytes).toString('latin1')
  expect(text.slice(0, 8)).toBe('%PDF-1.7')
  expect(text).toContain('/StructTreeRoot')
  expect(text).toContain('/Lang (en-IN)')
  expect(pagesIn(bytes)).toBeGreaterThanOrEqual(3)
  expect(bytes.length).toBeLessThan(400_000)
})

test('a course without a price at this campus still has a brochure', async () => {
  expect(pagesIn(await courseBrochure(input([])))).toBe(1)
})
