import type { Resource } from '../resource.ts'
import { aboutSections } from './about-sections.ts'
import { achieverCategories } from './achiever-categories.ts'
import { achievers } from './achievers.ts'
import { articles } from './articles.ts'
import { branches } from './branches.ts'
import { campaigns } from './campaigns.ts'
import { comments } from './comments.ts'
import { counters } from './counters.ts'
import { courseBranches } from './course-branches.ts'
import { courses } from './courses.ts'
import { disclosures } from './disclosures.ts'
import { events } from './events.ts'
import { expertTips } from './expert-tips.ts'
import { faqs } from './faqs.ts'
import { features } from './features.ts'
import { gallery } from './gallery.ts'
import { homeBanners } from './home-banners.ts'
import { jobOpenings } from './job-openings.ts'
import { legalPages } from './legal-pages.ts'
import { management } from './management.ts'
import { missionVision } from './mission-vision.ts'
import { pageTexts } from './page-texts.ts'
import { admissionPage, twoYearPage, vrddhiPage } from './programme-pages.ts'
import { redirects } from './redirects.ts'
import { replyTexts } from './reply-texts.ts'
import { ruleTranslations } from './rule-translations.ts'
import { seoPages } from './seo-pages.ts'
import { speakers } from './speakers.ts'
import { staff } from './staff.ts'
import { subscribers } from './subscribers.ts'
import { testPages } from './test-pages.ts'
import { testimonials } from './testimonials.ts'
import { translations } from './translations.ts'
import { yearResults } from './year-results.ts'

/** Every type of record, in the order in which the office shows them. A new type is a file and a line here. */
export const resources: readonly Resource[] = [
  articles,
  expertTips,
  comments,
  events,
  campaigns,
  faqs,
  jobOpenings,
  gallery,
  courses,
  courseBranches,
  achievers,
  achieverCategories,
  testimonials,
  management,
  staff,
  speakers,
  homeBanners,
  counters,
  features,
  aboutSections,
  missionVision,
  pageTexts,
  vrddhiPage,
  twoYearPage,
  admissionPage,
  testPages,
  yearResults,
  legalPages,
  seoPages,
  branches,
  disclosures,
  redirects,
  replyTexts,
  translations,
  ruleTranslations,
  subscribers,
]

export const resourceNamed = (name: string): Resource | undefined => resources.find((one) => one.name === name)
