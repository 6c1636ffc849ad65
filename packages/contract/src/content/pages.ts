import { z } from 'zod'
import { LegalPageView } from '../content.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, slug } from '../fields.ts'
import { listOf } from '../lists.ts'
import { choiceReply, contentList, id, message, named, Ref, seoFields, stamps, tag, words } from './parts.ts'

export const CounterView = z.object({
  id,
  title: words,
  counter: z.number().int().nullable(),
  image_alt: words,
  image_title: words,
  image: z.url(),
  is_active: z.boolean(),
  /** Ours: the number before it was rounded down, and what was counted. */
  exact: z.number().int().nullable(),
  meaning: words,
  ...stamps,
})
export type CounterView = z.output<typeof CounterView>

export const counters = endpoint({
  method: 'get',
  path: '/counter',
  summary: 'The numbers of the about page',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, counter: z.array(CounterView) }),
})

export const GalleryItemView = z.object({
  id,
  title: z.string(),
  description: words,
  image: z.url(),
  image_alt: words,
  image_title: words,
  is_active: z.boolean(),
  /** Ours */
  album: words,
  branch: Ref.nullable(),
  ...stamps,
})
export type GalleryItemView = z.output<typeof GalleryItemView>

export const gallery = endpoint({
  method: 'get',
  path: '/gallery',
  summary: 'Pictures, newest first',
  tag,
  cachedUntil: 'content',
  query: contentList({ filters: { album: named, branch: named } }),
  reply: listOf(GalleryItemView),
})

export const galleryAlbums = endpoint({
  method: 'get',
  path: '/gallery-album',
  summary: 'Albums of the gallery, with how many pictures there are',
  tag,
  cachedUntil: 'content',
  reply: choiceReply,
})

export const FeatureView = z.object({
  id,
  title: z.string(),
  description: words,
  image: z.url(),
  is_active: z.boolean(),
  ...stamps,
})
export type FeatureView = z.output<typeof FeatureView>

export const features = endpoint({
  method: 'get',
  path: '/feature/{page}',
  summary: 'The points of a page: common, home-page or about-page; an unknown page has none',
  tag,
  cachedUntil: 'content',
  params: z.object({ page: slug }),
  reply: z.object({ message, feature: z.array(FeatureView) }),
  example: { params: { page: 'home-page' } },
})

export const AboutView = z.object({
  id,
  page: z.string(),
  title: z.string(),
  heading: z.string(),
  description: words,
  description_unfiltered: words,
  image: z.url(),
  image_alt: words,
  image_title: words,
  counter_title: words,
  counter_description: words,
  counter_image: z.url(),
  ...stamps,
})
export type AboutView = z.output<typeof AboutView>

export const aboutSection = endpoint({
  method: 'get',
  path: '/about-section/{slug}',
  summary: 'Who we are, for home-page and about-page',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, about: AboutView }),
  example: { params: { slug: 'home-page' } },
})

export const MissionView = z.object({ id, mission: words, vision: words, ...stamps })
export type MissionView = z.output<typeof MissionView>

export const missionVision = endpoint({
  method: 'get',
  path: '/mission-vision',
  summary: 'Mission and vision',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, mission: MissionView }),
})

export const BannerView = z.object({
  id,
  title: words,
  heading: words,
  description: words,
  button_link: words,
  button_text: words,
  banner_image_alt: words,
  banner_image_title: words,
  banner_image: z.url(),
  counter_title_1: words,
  counter_description_1: words,
  counter_image_1: z.url(),
  counter_title_2: words,
  counter_description_2: words,
  counter_image_2: z.url(),
  is_active: z.boolean(),
  /** Ours: the picture for narrow screens, and the button's path when it stays on this site. */
  banner_image_phone: z.url(),
  button_path: words,
  ...stamps,
})
export type BannerView = z.output<typeof BannerView>

export const homeBanners = endpoint({
  method: 'get',
  path: '/home-page-banner',
  summary: 'Slides of the home page, newest first',
  tag,
  cachedUntil: 'content',
  reply: z.object({ message, banner: z.array(BannerView) }),
})

export const legalPage = endpoint({
  method: 'get',
  path: '/legal/{slug}',
  summary: 'One legal page',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, legal: LegalPageView }),
  example: { params: { slug: 'privacy-policy' } },
})

export const FaqView = z.object({
  id,
  question: z.string(),
  answer: words,
  answer_unfiltered: words,
  is_active: z.boolean(),
  /** Ours */
  category: words,
  ...stamps,
})
export type FaqView = z.output<typeof FaqView>

export const faqs = endpoint({
  method: 'get',
  path: '/faq',
  summary: 'Frequently asked questions',
  tag,
  cachedUntil: 'content',
  query: contentList({ filters: { category: named }, sorts: ['id'] }),
  reply: listOf(FaqView),
})

export const faqCategories = endpoint({
  method: 'get',
  path: '/faq-category',
  summary: 'What questions are about, with how many there are',
  tag,
  cachedUntil: 'content',
  reply: choiceReply,
})

export const faq = endpoint({
  method: 'get',
  path: '/faq/{id}',
  summary: 'One question with its answer',
  tag,
  cachedUntil: 'content',
  params: z.object({ id: idParam }),
  reply: z.object({ message, faq: FaqView }),
  example: { params: { id: '1' } },
})

export const SeoView = z.object({
  id,
  page_name: z.string(),
  slug: z.string(),
  ...seoFields,
  /** Ours: the page this record belongs to. */
  path: words,
  ...stamps,
})
export type SeoView = z.output<typeof SeoView>

export const seo = endpoint({
  method: 'get',
  path: '/seo/{slug}',
  summary: 'What a page without an entity of its own says in its head',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ message, seo: SeoView }),
  example: { params: { slug: 'home-page' } },
})
