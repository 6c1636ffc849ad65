import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { message, tag } from './parts.ts'

/** Pages that menus, buttons, the map and the search leave out as long as the institute has nothing to show there. */
export const pagesThatWait = [
  '/mission-vision',
  '/leadership-team',
  '/testimonial',
  '/careers',
  '/gallery',
  '/knowledge-desk',
  '/expert-tips',
  '/faq',
  '/events',
  '/online-tests',
  '/practice',
  '/fees',
  '/compare',
  '/admission',
  '/admission/register',
  '/2-year-integrated-day-scholar-and-residential-program',
  '/vrddhi',
  '/vrddhi/syllabus',
  '/legal/privacy-policy',
  '/legal/terms-of-use',
  '/#courses',
  '/#achievers',
] as const
export type WaitingPage = (typeof pagesThatWait)[number]

export const sitePages = endpoint({
  method: 'get',
  path: '/site-pages',
  summary:
    'Pages that have nothing to show yet, what the institute calls its talent examination, whether it charges GST',
  tag,
  cachedUntil: 'content',
  reply: z.object({
    message,
    empty: z.array(z.enum(pagesThatWait)),
    examination: z.string().nullable(),
    /** It has a GST number: without one no price can speak of the tax. */
    charges_gst: z.boolean(),
  }),
})
