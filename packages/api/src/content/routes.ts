import { achieverCategories, allBranches, legalPages, websiteDetail } from '@northlight/contract/content'
import { contentEndpoints } from '@northlight/contract/content/endpoints'
import type { Endpoint } from '@northlight/contract/endpoint'
import { fail } from '../kernel/errors.ts'
import { implement } from '../kernel/implement.ts'
import { settingsRecord } from '../settings/service.ts'
import { toWebsiteDetail } from '../settings/views.ts'
import * as queries from './queries.ts'
import { toAchieverCategory, toBranch, toLegalPage } from './views.ts'

const made = [
  implement(allBranches, async (ctx) => {
    const branches = await queries.activeBranches(ctx.db)
    const courses = Map.groupBy(await queries.activeCoursesByBranch(ctx.db), (course) => course.branch_id)
    return {
      message: 'Branches with their courses.',
      branch: branches.map((branch) => toBranch(ctx, branch, courses.get(branch.id) ?? [])),
    }
  }),

  implement(achieverCategories, async (ctx) => ({
    message: 'Categories of achievers.',
    achiverCategory: (await queries.activeAchieverCategories(ctx.db)).map(toAchieverCategory),
  })),

  implement(legalPages, async (ctx) => ({
    message: 'Legal pages.',
    legal: (await queries.activeLegalPages(ctx.db)).map(toLegalPage),
  })),

  implement(websiteDetail, async (ctx) => {
    const { value, updated_at } = await settingsRecord(ctx, 'institute')
    return { message: 'Details of the institute.', general: toWebsiteDetail(ctx, value, updated_at) }
  }),
]

const known = new Set(made.map(({ endpoint }) => endpoint.path))
export const contentRoutes = [
  ...made,
  ...contentEndpoints
    .filter((endpoint) => !known.has(endpoint.path))
    .map((endpoint) => implement(endpoint as Endpoint, async () => fail('not_found'))),
]
