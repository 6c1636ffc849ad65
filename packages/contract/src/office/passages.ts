import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../exams/paper.ts'
import { idParam } from '../fields.ts'
import { code, html } from './questions.ts'

const tag = 'Office: questions'
const int = z.number().int()

export const PassageView = z.object({
  code: z.string(),
  version_id: int,
  version: int,
  texts: z.array(z.object({ language: z.enum(languages), text: z.string() })),
  figure: z.string().nullable(),
  figure_alt: z.string().nullable(),
  /** How many questions stand under this version. */
  questions: int,
})
export type PassageView = z.output<typeof PassageView>

export const passageByVersion = endpoint({
  tag,
  audience: 'staff',
  act: 'bank.read',
  method: 'get',
  path: '/office/passages/{id}',
  summary: 'One version of a passage with its texts',
  params: z.object({ id: idParam }),
  reply: z.object({ passage: PassageView }),
})

export const PassageInput = z.object({
  code,
  /** The version that was seen, where it is changed; 0 for a new passage. Without it nothing is compared. */
  seen_version: z.coerce
    .number({ error: 'Say which version you have seen.' })
    .int('Say which version you have seen.')
    .min(0, 'Say which version you have seen.')
    .optional(),
  texts: z
    .array(
      z.object(
        { language: z.enum(languages, { error: 'Choose a language.' }), text: html('the passage') },
        { error: 'Say each language with its text.' },
      ),
      { error: 'Write the passage.' },
    )
    .min(1, 'Write the passage in English.')
    .max(3, 'There are three languages.'),
  /** Of the library. */
  figure: z.string({ error: 'Choose a picture.' }).max(300, 'Choose a picture of the library.').nullish(),
  figure_alt: z.string({ error: 'Say what the picture shows.' }).max(500, 'Use at most 500 characters.').nullish(),
})
export type PassageInput = z.output<typeof PassageInput>

export const writePassage = endpoint({
  tag,
  audience: 'staff',
  act: 'bank.write',
  method: 'post',
  path: '/office/passages',
  summary:
    'A passage that several questions stand under, or a new version of one; questions keep the version they have',
  input: PassageInput,
  reply: z.object({ message: z.string(), version_id: int }),
  status: 201,
  example: { input: { code: 'optics-1', texts: [{ language: 'en', text: '<p>A ray of light …</p>' }] } },
})

export const passageEndpoints = [passageByVersion, writePassage] as const
