import { achieverCategories, allBranches, legalPages, websiteDetail } from '../content.ts'
import {
  allBlogs,
  allExpertTips,
  blog,
  blogCategories,
  blogComments,
  blogs,
  expertTip,
  expertTipCategories,
  expertTips,
} from './articles.ts'
import { allCampaigns, campaign } from './campaigns.ts'
import { branch, courseAtBranch, courses } from './courses.ts'
import { disclosures, latestResult } from './disclosures.ts'
import { allEvents, event, events } from './events.ts'
import { allJobOpenings, jobOpenings } from './job-openings.ts'
import { admissionGuide, pageText, twoYearProgramme, vrddhi } from './page-texts.ts'
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
} from './pages.ts'
import { achieverCategory, achievers, management, staff, testimonials } from './people.ts'
import { sitePages } from './site-pages.ts'
import { allTests, testBySlug, tests } from './tests.ts'
import { translationsIn } from './translations.ts'

/** Everything a visitor can read, in the order of the reference page. */
export const contentEndpoints = [
  counters,
  testimonials,
  gallery,
  galleryAlbums,
  features,
  aboutSection,
  missionVision,
  homeBanners,
  legalPages,
  legalPage,
  websiteDetail,
  sitePages,
  jobOpenings,
  allJobOpenings,
  blogs,
  allBlogs,
  blogCategories,
  blog,
  blogComments,
  management,
  staff,
  expertTips,
  allExpertTips,
  expertTipCategories,
  expertTip,
  achieverCategories,
  achieverCategory,
  achievers,
  events,
  allEvents,
  event,
  allCampaigns,
  campaign,
  courses,
  courseAtBranch,
  allBranches,
  branch,
  faqs,
  faqCategories,
  faq,
  seo,
  tests,
  allTests,
  testBySlug,
  pageText,
  vrddhi,
  twoYearProgramme,
  admissionGuide,
  disclosures,
  latestResult,
  translationsIn,
] as const
