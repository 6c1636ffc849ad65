import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../words/languages.ts'

export const TranslationView = z.object({ source: z.string(), said: z.string() })

export const translationsIn = endpoint({
  method: 'get',
  path: '/translation/{language}',
  summary: 'What the institute says in a language, by the English text it stands for',
  tag: 'Content',
  cachedUntil: 'content',
  params: z.object({ language: z.enum(languages) }),
  reply: z.object({ message: z.string(), translations: z.array(TranslationView) }),
  example: { params: { language: 'kn' } },
})
