import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../lists.ts'
import { contentList, day, id, message, paise, Ref, shownStamps, stamps, tag, words } from './parts.ts'

export const JobOpeningView = z.object({
  id,
  name: z.string(),
  description: words,
  description_unfiltered: words,
  short_description: words,
  /** Ours */
  slug: z.string(),
  department: words,
  branch: Ref.nullable(),
  employment_type: words,
  experience: words,
  salary: z.object({ min_paise: paise, max_paise: paise, per: z.string() }).nullable(),
  posted_on: day,
  closes_on: day.nullable(),
  ...stamps,
  ...shownStamps,
})
export type JobOpeningView = z.output<typeof JobOpeningView>

export const jobOpenings = endpoint({
  method: 'get',
  path: '/job-openings',
  summary: 'Posts that can be applied for today',
  tag,
  cachedUntil: 'content',
  query: contentList({ sorts: ['id', 'name'] }),
  reply: listOf(JobOpeningView),
})

export const allJobOpenings = endpoint({
  method: 'get',
  path: '/job-openings/all',
  summary: 'Every open post; the key is the one older clients read',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, blogs: z.array(JobOpeningView) }),
})
