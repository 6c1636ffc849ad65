import type { PictureEntities } from './art/entities.ts'
import { pictures } from './art/pictures.ts'
import { demoArticles } from './articles.ts'
import { aboutSections } from './data/about-sections.ts'
import { achievers } from './data/achievers.ts'
import { banners } from './data/banners.ts'
import { branches } from './data/branches.ts'
import { campaigns } from './data/campaigns.ts'
import { counters } from './data/counters.ts'
import { courses } from './data/courses.ts'
import { events } from './data/events.ts'
import { features } from './data/features.ts'
import { gallery } from './data/gallery.ts'
import { management } from './data/management.ts'
import { staff } from './data/staff.ts'
import { testimonials } from './data/testimonials.ts'
import { twoYearProgramme } from './data/two-year-programme.ts'
import type { World } from './world.ts'

/** Puts the bytes of a public picture where the server finds them. */
export type StorePicture = (path: string, bytes: Uint8Array) => Promise<void>

export type StoredPicture = { path: string; alt: string; width: number; height: number; bytes: number }

const described = <Entity extends { image_hint: string; image_alt: string }>(entity: Entity) => ({
  ...entity,
  hint: entity.image_hint,
  alt: entity.image_alt,
})

/** Everything that is drawn, with the words that say how. A small emblem beside a text needs no words of its own. */
export const pictureEntities = async (): Promise<PictureEntities> => ({
  branches: branches.map(described),
  courses: courses.map(described),
  team: [...management, ...staff].map(described),
  achievers: achievers.map(described),
  testimonials: testimonials.map(described),
  events: events.map(described),
  gallery: gallery.map(described),
  articles: await demoArticles(),
  campaigns: campaigns.map(described),
  programmes: twoYearProgramme.variants.map(({ banner_hint, banner_alt }) => ({ hint: banner_hint, alt: banner_alt })),
  features: features.map(({ page, image_hint }) => ({ page, hint: image_hint, alt: '' })),
  counters: counters.map(described),
  banners: banners.map((banner) => ({
    hint: banner.banner_image_hint,
    alt: banner.banner_image_alt,
    facts: [banner.counter_image_hint_1, banner.counter_image_hint_2].map((hint) => ({ hint, alt: '' })),
  })),
  about: aboutSections.map((section) => ({
    ...described(section),
    counter: { hint: section.counter_image_hint, alt: '' },
  })),
  // Someone who speaks twice is drawn once.
  speakers: [
    ...new Map(events.flatMap((event) => event.speakers).map((speaker) => [speaker.name, speaker])).values(),
  ].map(described),
})

/** Draws and stores every picture of the demo; without a place to store them there are none. */
export const storePictures = async (store: StorePicture | undefined, exams: boolean): Promise<StoredPicture[]> => {
  if (!store) return []
  const stored: StoredPicture[] = []
  const drawn = [
    ...pictures(await pictureEntities()),
    ...(exams ? await (await import('./exams/pictures.ts')).examPictures() : []),
  ]
  for (const { path, svg, width, height, alt } of drawn) {
    const bytes = new TextEncoder().encode(svg)
    await store(path, bytes)
    stored.push({ path, alt, width, height, bytes: bytes.byteLength })
  }
  return stored
}

export const addMedia = async ({ db, now }: World, stored: StoredPicture[]): Promise<void> => {
  if (stored.length === 0) return
  const rows = stored.map((picture) => ({ ...picture, mime: 'image/svg+xml', created_at: now }))
  await db.insertInto('media').values(rows).execute()
}
