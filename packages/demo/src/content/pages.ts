import { PageText } from '@northlight/contract/content/page-texts'
import { z } from 'zod'
import { readCsv, readJson, readMarkdownFolder } from './read.ts'
import { count, days, drawn, image, isActive, line, searchTexts, slug } from './shapes.ts'

const AboutSection = z.strictObject({
  page: slug,
  title: line,
  heading: line,
  counter_title: line,
  counter_description: line,
  counter_image: image,
  ...drawn,
  body: line,
})

const Banner = z.strictObject({
  title: line,
  heading: line,
  description: line,
  button_text: line,
  button_link: line,
  banner_image: image,
  banner_image_phone: image,
  banner_image_alt: line,
  counter_title_1: line,
  counter_description_1: line,
  counter_image_1: image,
  counter_title_2: line,
  counter_description_2: line,
  counter_image_2: image,
  is_active: isActive,
})

/** A small drawing beside a text needs no words of its own. */
const Feature = z.strictObject({ page: slug, title: line, description: line, image, is_active: isActive })

const Counter = z.strictObject({
  title: line,
  /** Rounded for the page; `exact` is what was counted. */
  value: count,
  exact: count,
  meaning: line,
  is_active: isActive,
  ...drawn,
})

const Faq = z.strictObject({ category: line, question: line, answer: line, is_active: isActive })

const GalleryPicture = z.strictObject({
  title: line,
  description: line,
  branch: slug,
  album: line,
  is_active: isActive,
  ...drawn,
})

const SeoPage = z.strictObject({ slug, page_name: line, path: line, ...searchTexts, meta_keywords: line })

const JobOpening = z.strictObject({
  name: line,
  slug,
  department: line,
  branch: slug,
  type: line,
  experience: line,
  salary: z.strictObject({ min: z.number(), max: z.number(), per: line, currency: line }),
  posted_days_from_today: days,
  closes_days_from_today: days,
  is_active: isActive,
  body: line,
})

const PageTexts = z.array(z.strictObject({ slug, page_name: line, content: PageText.strict() }))

const LegalPage = z.strictObject({ slug, page_name: line, heading: line, ...searchTexts, body: line })

const article = {
  slug,
  title: line,
  heading: line,
  author: line,
  summary: line,
  category: line,
  popular: z.boolean(),
  days_ago: count,
  ...searchTexts,
  body: line,
}
const Article = z.strictObject({ ...article, ...drawn })
const Tip = z.strictObject(article)
export type DemoText = z.output<typeof Tip>

/** What a reader wrote under an article, so many days after it appeared. */
const Comment = z.strictObject({ article: slug, name: line, comment: line, days_later: count })

/** Oldest first, so that ids grow with the date. */
const oldestFirst = <Text extends DemoText>(texts: Text[]): Text[] => texts.toSorted((a, b) => b.days_ago - a.days_ago)

export const readPages = () => ({
  aboutSections: readMarkdownFolder('about', AboutSection),
  banners: readJson('banners.json', z.array(Banner)),
  features: readJson('features.json', z.array(Feature)),
  counters: readJson('counters.json', z.array(Counter)),
  faqs: readJson('faqs.json', z.array(Faq)),
  gallery: readCsv('gallery.csv', GalleryPicture),
  seoPages: readCsv('seo.csv', SeoPage),
  jobOpenings: readMarkdownFolder('job-openings', JobOpening),
  missionVision: readJson('mission-vision.json', z.strictObject({ mission: line, vision: line })),
  pageTexts: readJson('page-texts.json', PageTexts),
  legalPages: readMarkdownFolder('legal', LegalPage),
  articles: oldestFirst(readMarkdownFolder('articles', Article)),
  tips: oldestFirst(readMarkdownFolder('tips', Tip)),
  comments: readJson('comments.json', z.array(Comment)),
})
