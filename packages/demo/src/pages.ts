import { paise } from '@northlight/contract/money'
import { aboutSections } from './data/about-sections.ts'
import { banners } from './data/banners.ts'
import { counters } from './data/counters.ts'
import { faqs } from './data/faqs.ts'
import { features } from './data/features.ts'
import { gallery } from './data/gallery.ts'
import { jobOpenings } from './data/job-openings.ts'
import { missionVision } from './data/mission-vision.ts'
import { pageTexts } from './data/page-texts.ts'
import { seoPages } from './data/seo.ts'
import { dayFrom } from './days.ts'
import { described, fromMarkdown } from './markdown.ts'
import { picturePaths } from './picture-paths.ts'
import { idsOf, inOrder, newestFirst, type World } from './world.ts'

/** The demo has texts of its own for pages that every installation knows. */
const replaceNeutralTexts = async ({ db, picture, stamps }: World): Promise<void> => {
  for (const table of ['about_sections', 'mission_vision', 'seo_pages', 'page_texts'] as const)
    await db.deleteFrom(table).execute()
  await db
    .insertInto('about_sections')
    .values(
      aboutSections.map(({ image_hint, counter_image_hint, description, ...section }) => ({
        ...section,
        ...described(description),
        image: picture(picturePaths.about(section.page)),
        counter_image: picture(picturePaths.aboutCounter(section.page)),
        ...stamps,
      })),
    )
    .execute()
  await db
    .insertInto('mission_vision')
    .values({ id: 1, ...missionVision, ...stamps })
    .execute()
  await db
    .insertInto('seo_pages')
    .values(seoPages.map((page) => ({ ...page, ...stamps })))
    .execute()
  await db
    .insertInto('page_texts')
    .values(pageTexts.map((page) => ({ ...page, ...stamps })))
    .execute()
}

const addHomePage = async (world: World): Promise<void> => {
  const { db, picture } = world
  const slides = banners.map(({ banner_image_hint, counter_image_hint_1, counter_image_hint_2, ...banner }, index) => ({
    ...banner,
    banner_image: picture(picturePaths.banner(index)),
    banner_image_phone: picture(picturePaths.bannerPhone(index)),
    counter_image_1: picture(picturePaths.bannerFact(index, 1)),
    counter_image_2: picture(picturePaths.bannerFact(index, 2)),
  }))
  await db.insertInto('home_banners').values(newestFirst(world, slides)).execute()
  const points = features.map(({ image_hint, ...feature }, index) => {
    const before = features.slice(0, index).filter(({ page }) => page === feature.page).length
    return { ...feature, image: picture(picturePaths.feature(feature.page, before)) }
  })
  await db.insertInto('features').values(inOrder(world, points)).execute()
  const numbers = counters.map(({ image_hint, value, ...counter }, index) => ({
    ...counter,
    counter: value,
    image: picture(picturePaths.counter(index)),
  }))
  await db.insertInto('counters').values(inOrder(world, numbers)).execute()
}

const addJobOpenings = async (world: World): Promise<void> => {
  const branchId = await idsOf(world, 'branches')
  const rows = jobOpenings.map(({ branch, type, salary, description, ...job }) => {
    const { posted_days_from_today: posted, closes_days_from_today: closes, ...row } = job
    return {
      ...row,
      ...described(description),
      branch_id: branchId(branch),
      employment_type: type,
      salary: { min_paise: paise(salary.min), max_paise: paise(salary.max), per: salary.per },
      posted_on: dayFrom(world.now, posted),
      closes_on: dayFrom(world.now, closes),
    }
  })
  await world.db.insertInto('job_openings').values(inOrder(world, rows)).execute()
}

export const addPages = async (world: World): Promise<void> => {
  const { db, picture } = world
  const branchId = await idsOf(world, 'branches')
  await replaceNeutralTexts(world)
  await addHomePage(world)
  await addJobOpenings(world)
  const pictures = gallery.map(({ branch, image_hint, ...item }, index) => ({
    ...item,
    branch_id: branchId(branch),
    image: picture(picturePaths.gallery(index)),
  }))
  await db.insertInto('gallery_items').values(newestFirst(world, pictures)).execute()
  const questions = faqs.map(({ answer, ...question }) => {
    const { html, text } = fromMarkdown(answer)
    return { ...question, answer: html, answer_text: text }
  })
  await db.insertInto('faqs').values(inOrder(world, questions)).execute()
}
