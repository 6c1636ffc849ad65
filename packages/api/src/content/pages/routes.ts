import { legalPages, websiteDetail } from '@northlight/contract/content'
import { allJobOpenings, jobOpenings } from '@northlight/contract/content/job-openings'
import {
  aboutSection,
  counters,
  faq,
  faqCategories,
  faqs,
  features,
  gallery,
  galleryAlbums,
  homeBanners,
  legalPage,
  missionVision,
  seo,
} from '@northlight/contract/content/pages'
import { sitePages } from '@northlight/contract/content/site-pages'
import { translationsIn } from '@northlight/contract/content/translations'
import { indianDay } from '@northlight/contract/dates'
import { fail } from '../../kernel/errors.ts'
import { implement } from '../../kernel/implement.ts'
import { listReply } from '../../kernel/paging.ts'
import { storedTranslations } from '../../kernel/stored-translations.ts'
import { settingsRecord } from '../../settings/service.ts'
import { toWebsiteDetail } from '../../settings/views.ts'
import * as queries from './queries.ts'
import { emptyPages } from './site-pages.ts'
import {
  toAbout,
  toBanner,
  toCounter,
  toFaq,
  toFeature,
  toGalleryItem,
  toJobOpening,
  toLegalPage,
  toMission,
  toSeo,
} from './views.ts'

export const pageRoutes = [
  implement(sitePages, async (ctx) => ({
    message: 'Pages without content.',
    ...(await emptyPages(ctx.db, ctx.now())),
  })),

  implement(counters, async (ctx) => ({
    message: 'Counters.',
    counter: (await queries.activeCounters(ctx.db)).map((row) => toCounter(ctx, row)),
  })),

  implement(gallery, async (ctx, call) =>
    listReply(ctx, call, await queries.galleryPage(ctx.db, call.query), (row) => toGalleryItem(ctx, row)),
  ),

  implement(galleryAlbums, async (ctx) => ({ message: 'Albums.', data: await queries.galleryAlbums(ctx.db) })),

  implement(features, async (ctx, { params }) => ({
    message: 'Features.',
    feature: (await queries.featuresOfPage(ctx.db, params.page)).map((row) => toFeature(ctx, row)),
  })),

  implement(aboutSection, async (ctx, { params }) => {
    const row = (await queries.aboutOfPage(ctx.db, params.slug)) ?? fail('not_found')
    return { message: 'About section.', about: toAbout(ctx, row) }
  }),

  implement(missionVision, async (ctx) => {
    const row = (await queries.missionAndVision(ctx.db)) ?? fail('not_found')
    return { message: 'Mission and vision.', mission: toMission(row) }
  }),

  implement(homeBanners, async (ctx) => ({
    message: 'Banners of the home page.',
    banner: (await queries.activeBanners(ctx.db)).map((row) => toBanner(ctx, row)),
  })),

  implement(legalPages, async (ctx) => ({
    message: 'Legal pages.',
    legal: (await queries.activeLegalPages(ctx.db)).map(toLegalPage),
  })),

  implement(legalPage, async (ctx, { params }) => {
    const row = (await queries.activeLegalPage(ctx.db, params.slug)) ?? fail('not_found')
    return { message: 'Legal page.', legal: toLegalPage(row) }
  }),

  implement(websiteDetail, async (ctx) => {
    const { value, updated_at } = await settingsRecord(ctx, 'institute')
    return { message: 'Details of the institute.', general: toWebsiteDetail(ctx, value, updated_at) }
  }),

  implement(jobOpenings, async (ctx, call) =>
    listReply(ctx, call, await queries.jobPage(ctx.db, indianDay(ctx.now()), call.query), toJobOpening),
  ),

  implement(allJobOpenings, async (ctx) => ({
    message: 'Job openings.',
    blogs: (await queries.allOpenJobs(ctx.db, indianDay(ctx.now()))).map(toJobOpening),
  })),

  implement(faqs, async (ctx, call) => listReply(ctx, call, await queries.faqPage(ctx.db, call.query), toFaq)),

  implement(faqCategories, async (ctx) => ({
    message: 'Categories of questions.',
    data: await queries.faqCategories(ctx.db),
  })),

  implement(faq, async (ctx, { params }) => {
    const row = (await queries.activeFaq(ctx.db, params.id)) ?? fail('not_found')
    return { message: 'Question.', faq: toFaq(row) }
  }),

  implement(seo, async (ctx, { params }) => {
    const row = (await queries.seoOfPage(ctx.db, params.slug)) ?? fail('not_found')
    return { message: 'Head of the page.', seo: toSeo(row) }
  }),

  implement(translationsIn, async (ctx, { params }) => ({
    message: 'Translations.',
    translations: params.language === 'en' ? [] : await storedTranslations(ctx.db, params.language),
  })),
]
