import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParam } from '../../fields.ts'
import { listOf, listQuery } from '../../lists.ts'
import { familyStates } from '../family-words.ts'
import { Colleague, DueView, FamilyRow, FamilyView, ReplyText, StateView } from './views.ts'

export const tag = 'Office: families'
const read = { tag, audience: 'staff', act: 'families.read', method: 'get' } as const
const count = z.number().int()
export const ofFamily = z.object({ id: idParam })

/** `inbox`: nobody has answered. `overdue`: a follow-up or the state has waited too long. */
export const familyViews = ['inbox', 'mine', 'overdue', 'all'] as const

/** What a list of families can be narrowed by. */
export const familyFilters = [
  ...(['view', 'search', 'state', 'owner', 'branch', 'form', 'class', 'programme', 'page'] as const),
  ...(['source', 'medium', 'campaign', 'from', 'to'] as const),
] as const

export const families = endpoint({
  ...read,
  path: '/office/families',
  summary:
    'Families of one’s own branches and of none; several names or numbers may be searched, with commas between. `programme` is what they want, `page` one that a form of theirs came from, `source`, `medium` and `campaign` may be `none`',
  query: listQuery({
    filters: familyFilters,
    sorts: ['touched_at', 'came_at', 'next_at'],
    size: 25,
  }),
  reply: listOf(FamilyRow),
})

const values = z.array(z.string())
const labelled = z.array(z.object({ value: z.string(), label: z.string() }))

export const familyChoices = endpoint({
  ...read,
  path: '/office/families/choices',
  summary:
    'What the newest families can be narrowed by: the ways in which they came, their classes, programmes, pages and where they came from',
  reply: z.object({
    form: labelled,
    ...{ class: values, programme: values, page: values, source: values, medium: values, campaign: values },
  }),
})
export type FamilyChoices = z.output<(typeof familyChoices)['reply']>

export const familyBoard = endpoint({
  ...read,
  path: '/office/families/board/{state}',
  summary: 'One column of the board: 25 families of a state, the last to touch us first',
  params: z.object({ state: z.enum(familyStates) }),
  query: z.object({
    owner: z.string().max(20).optional(),
    branch: z.string().max(20).optional(),
  }),
  reply: z.object({ cards: z.array(FamilyRow), count, is_more: z.boolean() }),
})

export const familyCounts = endpoint({
  ...read,
  path: '/office/families/counts',
  summary: 'How many wait in the inbox and how many follow-ups are due, counted to 100; and the number of the news',
  reply: z.object({ inbox: count, due: count, overdue: count, news: count }),
})

export const familyNews = endpoint({
  ...read,
  path: '/office/families/news',
  summary:
    'Answers when something about families has changed since the number that was heard last, or after some seconds',
  query: z.object({
    since: z
      .string()
      .regex(/^\d{1,16}$/, 'Use a whole number.')
      .optional(),
  }),
  reply: z.object({ news: count }),
})

export const familyToday = endpoint({
  ...read,
  path: '/office/families/today',
  summary:
    'What waits for a counsellor: own follow-ups, families nobody has answered; for administrators the team’s overdue',
  reply: z.object({
    overdue: z.array(DueView),
    today: z.array(DueView),
    next: DueView.nullable(),
    fresh: z.array(FamilyRow),
    fresh_count: count,
    /** Follow-ups of others and states that have lasted too long; null for those who lead no team. */
    team: z
      .object({
        follow_ups: z.array(DueView),
        late: z.array(FamilyRow),
        /** How often a list of people was taken out of the office as a file within the last seven days. */
        exports: count,
      })
      .nullable(),
    month: z.object({ taken: count, visits: count, applied: count, admitted: count }),
  }),
})

export const followUps = endpoint({
  ...read,
  path: '/office/families/follow-ups',
  summary: 'One’s own open follow-ups, or those of everybody, the earliest first',
  query: z.object({ whose: z.enum(['mine', 'all']).default('mine') }),
  reply: z.object({ follow_ups: z.array(DueView) }),
})

export const family = endpoint({
  ...read,
  path: '/office/families/{id}',
  summary: 'One family: facts, follow-ups, who may be the same, and everything that happened',
  params: ofFamily,
  reply: z.object({ family: FamilyView }),
})

export const familyDesk = endpoint({
  ...read,
  path: '/office/families/desk',
  summary: 'What every screen of families needs: states, texts, colleagues who take families, branches',
  reply: z.object({
    states: z.array(StateView),
    texts: z.array(ReplyText),
    colleagues: z.array(Colleague),
    branches: z.array(Colleague),
    /** Names of the courses that are offered. */
    courses: z.array(z.string()),
    /** As the forms of the site offer them. */
    classes: z.array(z.string()),
  }),
})

export const knownFamily = endpoint({
  ...read,
  path: '/office/families/known',
  summary: 'Whether a number belongs to a family already, while it is typed',
  query: z.object({ phone: z.string().max(40) }),
  reply: z.object({ family: z.object({ id: count, name: z.string() }).nullable() }),
})

export const SourceLine = z.object({
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  families: count,
  applied: count,
  admitted: count,
  paid_paise: count,
})
export type SourceLine = z.output<typeof SourceLine>

export const familySources = endpoint({
  ...read,
  path: '/office/families/sources',
  summary: 'Families, applications, admissions and money by where they first came from, between two days',
  query: z.object({
    from: z.iso.date('Give the day as year, month and day.').optional(),
    to: z.iso.date('Give the day as year, month and day.').optional(),
  }),
  reply: z.object({ from: z.iso.date(), to: z.iso.date(), lines: z.array(SourceLine) }),
})

export const familyReads = [
  families,
  familyBoard,
  familyCounts,
  familyNews,
  familyToday,
  followUps,
  familyDesk,
  familyChoices,
  knownFamily,
  familySources,
  family,
] as const
