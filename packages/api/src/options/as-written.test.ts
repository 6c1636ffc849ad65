import { describe, expect } from 'vitest'
import { aGuest } from '../../testing/candidates.ts'
import { publicForms } from '../../testing/forms.ts'
import { test } from '../../testing/test.ts'

type Fields = Record<string, string>

const school = 'the admission form for Classes 8 to 10'
const classes = ['9', '9th', 'IX', 'Class 9', 'class ix', 'Std 9', '೯']

/** The form, what somebody writes by hand, and what the reply shows of it. */
const written: [form: string, sent: Fields, read: Fields][] = [
  ...classes.map((said): [string, Fields, Fields] => [
    school,
    { class: said, batch: 'foundation' },
    { class: '9', batch: 'Foundation' },
  ]),
  ['the admission form for PUC', { center: 'MYSURU - Residential' }, { center: 'Mysuru, residential' }],
  [
    'the form of the two-year programme',
    { course: 'residential', branch: 'mysuru' },
    { course: 'Residential', branch: 'Mysuru' },
  ],
  ['the syllabus form', { class: 'VIII', syllabus: 'cbse' }, { class: '8th', syllabus: 'CBSE' }],
  [
    'the contact form',
    { request_type: 'visit our center', branch: 'MYSURU' },
    { request_type: 'Visit Our Center', branch: 'Mysuru' },
  ],
]

/** What is sent, and the lists that the message names. */
const refused: [form: string, sent: Fields, message: string][] = [
  [school, { class: '11th' }, 'Choose a class from the list. Choices for class: 8; 9; 10.'],
  [
    'the form of the two-year programme',
    { branch: 'Atlantis', course: 'Residential' },
    'Choose a campus that has places for residents. Choices for branch: Mysuru; Mangaluru.',
  ],
  [
    'the form of the two-year programme',
    { course: 'Evening' },
    'Choose day scholar or residential from the list. Choices for course: Day Scholar; Residential.',
  ],
  ['the syllabus form', { class: '7' }, 'Choose your class from the list. Choices for class: 8th; 9th; 10th.'],
]

describe('product description, section 7: a form takes a class, a branch, a centre or a batch', () => {
  test.for(written)('as people write it: %s, %j', async ([name, sent, read], { http, make }) => {
    const form = publicForms.find((one) => one.name === name)
    const path = (await form?.prepare(make)) ?? ''
    const { status, body } = await http.postForm(path, { ...form?.valid(), ...sent })
    expect(body).toMatchObject({ [form?.envelope ?? '']: read })
    expect(status).toBe(201)
    if (body.file_link) expect(body.file_link).toMatch(/\/8th_CBSE\.zip$/)
  })

  test.for(refused)('or names what can be chosen: %s, %j', async ([name, sent, message], { http, make }) => {
    const form = publicForms.find((one) => one.name === name)
    const path = (await form?.prepare(make)) ?? ''
    expect(await http.postForm(path, { ...form?.valid(), ...sent })).toMatchObject({ status: 422, body: { message } })
  })
})

describe('product description, section 7: admission/registration takes class, programme, mode and centre', () => {
  const asWritten = { class: 'X', program: 'two-year integrated jee', mode: 'offline', exam_center: 'TEST CAMPUS' }
  const sent = (fields: Fields) => ({ ...aGuest(), exam_date: 'December 6, 2026', ...fields }) as Fields

  test('as people write them', async ({ http, make }) => {
    await make.institute()
    await make.sitting()
    const { status, body } = await http.postForm('/admission/registration', sent(asWritten))
    expect(body.data).toMatchObject({
      class: '10th',
      program: 'Two-Year Integrated, JEE',
      mode: 'OFFLINE',
      exam_center: 'Test campus',
    })
    expect(status).toBe(201)
  })

  test('or names what can be chosen', async ({ http, make }) => {
    await make.institute()
    await make.sitting()
    const messageOf = async (fields: Fields) =>
      (await http.postForm('/admission/registration', sent({ ...asWritten, ...fields }))).body.message
    expect(await messageOf({ class: '4th' })).toBe(
      'Choose a class from the list. Choices for class: 7th; 8th; 9th; 10th.',
    )
    expect(await messageOf({ program: 'Rocket Science' })).toContain(
      'Choose a programme from the list. Choices for program: Two-Year Integrated, JEE; ',
    )
    expect(await messageOf({ exam_center: 'Atlantis' })).toBe(
      'Choose a test date from the list. Choices for exam date: 2026-12-06, Test campus.',
    )
  })
})
