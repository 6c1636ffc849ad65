import type { LegalPageView } from '@northlight/contract/content'
import type { JobOpeningView } from '@northlight/contract/content/job-openings'
import type {
  AboutView,
  BannerView,
  CounterView,
  FaqView,
  FeatureView,
  GalleryItemView,
  MissionView,
  SeoView,
} from '@northlight/contract/content/pages'
import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { imageUrl } from '../../media/urls.ts'
import { description, picture, type Row, ref, seo, shownStamps, stamps } from '../view-parts.ts'
import type * as queries from './queries.ts'

export const toCounter = (ctx: Ctx, row: Selectable<Tables['counters']>): CounterView => ({
  id: row.id,
  title: row.title,
  counter: row.counter,
  ...picture(ctx, row, `counter-${row.id}`),
  is_active: row.is_active,
  exact: row.exact,
  meaning: row.meaning,
  ...stamps(row),
})

type AtBranch = { branch_name: string | null; branch_slug: string | null }

export const toGalleryItem = (ctx: Ctx, row: Selectable<Tables['gallery_items']> & AtBranch): GalleryItemView => ({
  id: row.id,
  title: row.title,
  description: row.description,
  ...picture(ctx, row, `gallery-${row.id}`),
  is_active: row.is_active,
  album: row.album,
  branch: ref(row.branch_name, row.branch_slug),
  ...stamps(row),
})

export const toFeature = (ctx: Ctx, row: Selectable<Tables['features']>): FeatureView => ({
  id: row.id,
  title: row.title,
  description: row.description,
  image: imageUrl(ctx, row.image, `feature-${row.id}`),
  is_active: row.is_active,
  ...stamps(row),
})

export const toAbout = (ctx: Ctx, row: Selectable<Tables['about_sections']>): AboutView => ({
  id: row.id,
  page: row.page,
  title: row.title,
  heading: row.heading,
  description: row.description,
  description_unfiltered: row.description_text,
  ...picture(ctx, row, `about-${row.page}`),
  counter_title: row.counter_title,
  counter_description: row.counter_description,
  counter_image: imageUrl(ctx, row.counter_image, `about-counter-${row.page}`),
  ...stamps(row),
})

export const toMission = (row: Selectable<Tables['mission_vision']>): MissionView => ({
  id: row.id,
  mission: row.mission,
  vision: row.vision,
  ...stamps(row),
})

/** A path of the site leaves as a whole address, for clients that stand elsewhere. */
const buttonOf = (ctx: Ctx, link: string | null) => {
  const isPath = link?.startsWith('/') ?? false
  return { button_link: isPath ? `${ctx.services.siteUrl}${link}` : link, button_path: isPath ? link : null }
}

export const toBanner = (ctx: Ctx, row: Selectable<Tables['home_banners']>): BannerView => ({
  id: row.id,
  title: row.title,
  heading: row.heading,
  description: row.description,
  ...buttonOf(ctx, row.button_link),
  button_text: row.button_text,
  banner_image_alt: row.banner_image_alt,
  banner_image_title: row.banner_image_title,
  banner_image: imageUrl(ctx, row.banner_image, `banner-${row.id}`),
  banner_image_phone: imageUrl(ctx, row.banner_image_phone ?? row.banner_image, `banner-${row.id}`),
  counter_title_1: row.counter_title_1,
  counter_description_1: row.counter_description_1,
  counter_image_1: imageUrl(ctx, row.counter_image_1, `banner-fact-1-${row.id}`),
  counter_title_2: row.counter_title_2,
  counter_description_2: row.counter_description_2,
  counter_image_2: imageUrl(ctx, row.counter_image_2, `banner-fact-2-${row.id}`),
  is_active: row.is_active,
  ...stamps(row),
})

export const toLegalPage = (row: Selectable<Tables['legal_pages']>): LegalPageView => ({
  id: row.id,
  heading: row.heading,
  description: row.description,
  description_unfiltered: row.description_text,
  slug: row.slug,
  page_name: row.page_name,
  is_active: row.is_active,
  ...seo(row),
  ...stamps(row),
})

export const toJobOpening = (row: Row<typeof queries.allOpenJobs>): JobOpeningView => ({
  id: row.id,
  name: row.name,
  ...description(row),
  slug: row.slug,
  department: row.department,
  branch: ref(row.branch_name, row.branch_slug),
  employment_type: row.employment_type,
  experience: row.experience,
  salary: row.salary,
  posted_on: row.posted_on,
  closes_on: row.closes_on,
  ...shownStamps(row),
})

export const toFaq = (row: Selectable<Tables['faqs']>): FaqView => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  answer_unfiltered: row.answer_text,
  is_active: row.is_active,
  category: row.category,
  ...stamps(row),
})

export const toSeo = (row: Selectable<Tables['seo_pages']>): SeoView => ({
  id: row.id,
  page_name: row.page_name,
  slug: row.slug,
  ...seo(row),
  path: row.path,
  ...stamps(row),
})
