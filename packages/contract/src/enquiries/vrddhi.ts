import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailOf, indianMobile, mobileOf } from '../fields.ts'
import { imageTypes, kilobytes, upload } from '../uploads.ts'
import { always, askForOneParent } from './parents.ts'
import { stamps } from './person.ts'
import { choice, line } from './typed-text.ts'

export const cardRule = { types: imageTypes, maxBytes: kilobytes(5000) }

const words = z.string().nullable()

export const VrddhiInput = z
  .object({
    name: line('name'),
    school_name: line('school’s name'),
    phone: indianMobile,
    father_name: line('father’s name').optional(),
    father_email: emailOf('your father’s').optional(),
    father_phone: mobileOf('your father’s').optional(),
    mother_name: line('mother’s name').optional(),
    mother_email: emailOf('your mother’s').optional(),
    mother_phone: mobileOf('your mother’s').optional(),
    class: choice('your class'),
    syllabus: choice('your syllabus'),
    card: upload('school identity card', cardRule),
  })
  .superRefine(
    askForOneParent({
      father: {
        father_name: 'Enter your father’s name.',
        father_email: 'Enter your father’s e-mail address.',
        father_phone: 'Enter your father’s mobile number.',
      },
      mother: {
        mother_name: 'Enter your mother’s name.',
        mother_email: 'Enter your mother’s e-mail address.',
        mother_phone: 'Enter your mother’s mobile number.',
      },
    }),
    always,
  )
export type VrddhiInput = z.output<typeof VrddhiInput>

export const VrddhiView = z.object({
  id: z.number().int(),
  name: z.string(),
  school_name: z.string(),
  phone: z.string(),
  father_name: words,
  father_email: words,
  father_phone: words,
  mother_name: words,
  mother_email: words,
  mother_phone: words,
  class: z.string(),
  syllabus: z.string(),
  ...stamps,
})
export type VrddhiView = z.output<typeof VrddhiView>

export const askForSyllabus = endpoint({
  method: 'post',
  path: '/vrddhi-form',
  summary: 'Ask for the syllabus of the talent examination; the reply says where to fetch it',
  tag: 'Enquiries',
  limit: 'form',
  input: VrddhiInput,
  reply: z.object({ message: z.string(), vrddhiForm: VrddhiView, file_link: z.url() }),
  status: 201,
  example: {
    input: {
      name: 'Asha Rao',
      school_name: 'Hill View School',
      phone: '9845000199',
      father_name: 'Mohan Rao',
      father_email: 'mohan@example.com',
      father_phone: '9845000198',
      class: '8th',
      syllabus: 'ICSE',
    },
  },
})
