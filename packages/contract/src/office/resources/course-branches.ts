import { LastBatch } from '../../content/courses.ts'
import { FeePlan } from '../../payments/fee-plan.ts'
import { periodUnits } from '../../payments/refund-rule.ts'
import { choice, day, line, many, money, number, one, rich, rows, seo, text, yesNo } from '../field-kinds.ts'
import { needs, promises, together } from '../gate-rules.ts'
import { ruleActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

const through = (table: string, other: string) => ({ table, own: 'course_branch_id', other })

/** Fees, dates, seats and the refund rule: written by editors, published by administrators. */
export const courseBranches = resource({
  name: 'course-branches',
  table: 'course_branches',
  words: ['course at a branch', 'courses at branches'],
  group: 'content',
  title: 'course_id',
  titledBy: ['course_id', 'branch_id'],
  page: '/{branch_id.slug}/courses/{course_id.slug}',
  needsAtOnce: ['course_id', 'branch_id'],
  fields: {
    course_id: one('course', 'courses'),
    branch_id: one('branch', 'branches'),
    description: rich('text', { text: 'description_text' }),
    amount_paise: money('fee'),
    fee_basis: line('what the fee is for', { hint: 'for two years, tuition only' }),
    fee_parts: rows(
      'parts of the fee',
      'name',
      { name: line('part', { empty: '' }), amount_paise: money('amount', { empty: 0 }) },
      { most: 20 },
    ),
    fee_plan: rows(
      'instalments',
      'percent',
      {
        percent: number('per cent', { min: 1, max: 99 }),
        amount_paise: money('or amount'),
        due_on: day('due on'),
        days_after_start: number('or days after the first class', { min: 1, max: 1500 }),
      },
      { at: 'fee_plan.parts', most: 12, isSparse: true },
    ),
    discount_percent: number('discount in per cent', { min: 0, max: 100 }),
    discount_label: line('name of the discount'),
    discount_until: day('discount until'),
    is_gst_included: yesNo('GST included'),
    seats: number('seats', { min: 0, max: 10_000 }),
    seats_held: number('seats given away elsewhere', { min: 0, max: 10_000 }),
    starts_on: day('first class'),
    apply_by: day('apply by'),
    duration: line('duration'),
    weekly_hours: number('hours a week', { min: 0, max: 168, decimals: true }),
    refund_rule: text('refund rule'),
    refund_examples: rows(
      'examples of refunds',
      'when',
      { when: line('when', { empty: '' }), amount_paise: money('comes back', { empty: 0 }) },
      { most: 20 },
    ),
    period_count: number('the fee pays for so many', {
      min: 1,
      max: 400,
      hint: 'Months or weeks from the first class, or papers. Refunds are worked out from it.',
    }),
    period_unit: choice('months, weeks or papers', periodUnits),
    refund_days: number('days until the money is back', { min: 1, max: 365 }),
    last_began: number('began', { at: 'last_batch.began', min: 0 }),
    last_finished_in: number('finished in', { at: 'last_batch.finished_in', min: 0 }),
    last_students_began: number('students who began', { at: 'last_batch.students_began', min: 0 }),
    last_students_finished: number('students who finished', { at: 'last_batch.students_finished', min: 0 }),
    last_left: number('left', { at: 'last_batch.left', min: 0 }),
    last_jee: number('JEE', { at: 'last_batch.jee', min: 0 }),
    last_neet: number('NEET', { at: 'last_batch.neet', min: 0 }),
    last_kcet: number('KCET', { at: 'last_batch.kcet', min: 0 }),
    last_other: number('other', { at: 'last_batch.other', min: 0 }),
    last_trying_again: number('trying again', { at: 'last_batch.trying_again', min: 0 }),
    include_testimonial: yesNo('with testimonials'),
    testimonial_heading: line('heading of the testimonials', { max: 500 }),
    testimonials: many('testimonials', 'testimonials', through('course_branch_testimonials', 'testimonial_id')),
    include_topper: yesNo('with achievers'),
    topper_heading: line('heading of the achievers', { max: 500 }),
    achievers: many('achievers', 'achievers', through('course_branch_achievers', 'achiever_id')),
    include_staff: yesNo('with tutors'),
    staff_heading: line('heading of the tutors', { max: 500 }),
    staff: many('tutors', 'staff', through('course_branch_staff', 'staff_id')),
    seo: seo(),
  },
  form: [
    {
      label: 'Course',
      fields: [
        'course_id',
        'branch_id',
        'description',
        'starts_on',
        'apply_by',
        'duration',
        'weekly_hours',
        'seats',
        'seats_held',
      ],
    },
    {
      label: 'Fee and refund',
      fields: [
        ...[
          'amount_paise',
          'fee_basis',
          'fee_parts',
          'fee_plan',
          'discount_percent',
          'discount_label',
          'discount_until',
        ],
        ...['is_gst_included', 'refund_rule', 'period_count', 'period_unit', 'refund_examples', 'refund_days'],
      ],
    },
    {
      label: 'Last batch',
      fields: [
        ...['last_began', 'last_finished_in', 'last_students_began', 'last_students_finished', 'last_left', 'last_jee'],
        ...['last_neet', 'last_kcet', 'last_other', 'last_trying_again'],
      ],
    },
    {
      label: 'People',
      fields: [
        ...['include_testimonial', 'testimonial_heading', 'testimonials', 'include_topper', 'topper_heading'],
        ...['achievers', 'include_staff', 'staff_heading', 'staff'],
      ],
    },
    { label: 'Search & share', fields: ['seo'] },
  ],
  list: {
    columns: ['course_id', 'branch_id', 'amount_paise', 'seats', 'starts_on'],
    filters: ['search', 'state', 'course_id', 'branch_id', 'gate'],
    sorts: ['amount_paise', 'starts_on', 'position', 'updated_at'],
    first: 'position',
    search: ['description_text'],
  },
  life: 'publish',
  order: true,
  nullWhenEmpty: ['fee_plan', 'fee_parts', 'last_batch'],
  schemas: { fee_plan: FeePlan.nullable(), last_batch: LastBatch.nullable() },
  gate: [
    needs('course_id', 'branch_id', 'description', 'amount_paise', 'refund_rule', 'refund_days'),
    together('include_testimonial', 'testimonial_heading', 'testimonials'),
    together('include_topper', 'topper_heading', 'achievers'),
    together('include_staff', 'staff_heading', 'staff'),
    promises,
  ],
  acts: ruleActs,
  example: {
    course_id: 1,
    branch_id: 1,
    description: '<p>Two evenings a week.</p>',
    amount_paise: 42_000_00,
    refund_rule: 'The days that are left, less nothing.',
    refund_days: 10,
  },
})
