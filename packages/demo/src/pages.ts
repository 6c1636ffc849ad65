import { paise } from '@northlight/contract/money'
import { dayFrom } from './days.ts'
import { described, fromMarkdown } from './markdown.ts'
import { idsOf, inOrder, newestFirst, type World } from './world.ts'

/** The demo has texts of its own for pages that every installation knows. */
const replaceNeutralTexts = async ({ db, picture, stamps, content }: World): Promise<void> => {
  for (const table of ['about_sections', 'mission_vision', 'seo_pages', 'page_texts'] as const)
    await db.deleteFrom(table).execute()
  await db
    .insertInto('about_sections')
    .values(
      content.aboutSections.map(({ body, ...section }) => ({
        ...section,
        ...described(body),
        image: picture(section.image),
        counter_image: picture(section.counter_image),
        ...stamps,
      })),
    )
    .execute()
  await db
    .insertInto('mission_vision')
    .values({ id: 1, ...content.missionVision, ...stamps })
    .execute()
  await db
    .insertInto('seo_pages')
    .values(content.seoPages.map((page) => ({ ...page, ...stamps })))
    .execute()
  await db
    .insertInto('page_texts')
    .values(content.pageTexts.map((page) => ({ ...page, ...stamps })))
    .execute()
}

const addHomePage = async (world: World): Promise<void> => {
  const { db, picture, content } = world
  const slides = content.banners.map((banner) => ({
    ...banner,
    banner_image: picture(banner.banner_image),
    banner_image_phone: picture(banner.banner_image_phone),
    counter_image_1: picture(banner.counter_image_1),
    counter_image_2: picture(banner.counter_image_2),
  }))
  await db.insertInto('home_banners').values(newestFirst(world, slides)).execute()
  const points = content.features.map((feature) => ({ ...feature, image: picture(feature.image) }))
  await db.insertInto('features').values(inOrder(world, points)).execute()
  const numbers = content.counters.map(({ value, ...counter }) => ({
    ...counter,
    counter: value,
    image: picture(counter.image),
  }))
  await db.insertInto('counters').values(inOrder(world, numbers)).execute()
}

const addJobOpenings = async (world: World): Promise<void> => {
  const branchId = await idsOf(world, 'branches')
  const rows = world.content.jobOpenings.map(({ branch, type, salary, body, ...job }) => {
    const { posted_days_from_today: posted, closes_days_from_today: closes, ...row } = job
    return {
      ...row,
      ...described(body),
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
  const { db, picture, content } = world
  const branchId = await idsOf(world, 'branches')
  await replaceNeutralTexts(world)
  await addHomePage(world)
  await addJobOpenings(world)
  const pictures = content.gallery.map(({ branch, ...item }) => ({
    ...item,
    branch_id: branchId(branch),
    image: picture(item.image),
  }))
  await db.insertInto('gallery_items').values(newestFirst(world, pictures)).execute()
  const questions = content.faqs.map(({ answer, ...question }) => {
    const { html, text } = fromMarkdown(answer)
    return { ...question, answer: html, answer_text: text }
  })
  await db.insertInto('faqs').values(inOrder(world, questions)).execute()
}
