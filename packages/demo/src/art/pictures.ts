import { anyCampus, hostels } from './campus.ts'
import { bengaluru, hubballi, mangaluru, mysuru } from './campus-by-day.ts'
import { chanceOf } from './chance.ts'
import { courseChart } from './courses.ts'
import { anyCover } from './covers/any.ts'
import { chemistryCovers } from './covers/chemistry-and-biology.ts'
import { examDayCovers } from './covers/exam-days.ts'
import { homeCovers } from './covers/home.ts'
import { markingCovers } from './covers/marking.ts'
import { physicsCovers } from './covers/physics-and-mathematics.ts'
import { studyCovers } from './covers/study.ts'
import { at, type Frame, picture } from './draw.ts'
import { markOf } from './emblems/marks.ts'
import { onNight, onPaper, type Tone } from './emblems/tone.ts'
import type { Addressed, PictureEntities } from './entities.ts'
import { anyHero, heroes, shareSky } from './hero.ts'
import { personSlug, portrait } from './portrait/portrait.ts'
import { classroomScenes } from './scenes/classrooms.ts'
import { deskScenes } from './scenes/desk.ts'
import { eventScenes } from './scenes/events.ts'
import { gameScenes } from './scenes/games.ts'
import { groundScenes } from './scenes/grounds.ts'
import { hallScenes } from './scenes/halls.ts'
import { hostelScenes } from './scenes/hostel.ts'
import { laboratoryScenes } from './scenes/laboratory.ts'
import { leadScenes } from './scenes/lead.ts'
import { nightScenes } from './scenes/nights.ts'
import { starPathScenes } from './scenes/star-paths.ts'
import { type Scene, type Scenes, sceneFor } from './stage.ts'

export type Picture = { path: string; svg: string; width: number; height: number; alt: string }

const sizes = {
  branch: { width: 1200, height: 800 },
  course: { width: 1215, height: 645 },
  team: { width: 600, height: 720 },
  achiever: { width: 600, height: 600 },
  testimonial: { width: 420, height: 420 },
  event: { width: 1200, height: 675 },
  campaign: { width: 1600, height: 640 },
  gallery: { width: 1200, height: 900 },
  cover: { width: 1215, height: 606 },
  emblem: { width: 240, height: 240 },
  banner: { width: 1920, height: 900 },
  bannerPhone: { width: 900, height: 1200 },
  programme: { width: 1680, height: 560 },
  share: { width: 1200, height: 630 },
} as const satisfies Record<string, Frame>

const campuses: Scenes = [
  [/bengaluru|three storeys|city/, bengaluru],
  [/mysuru|banyan/, mysuru],
  [/hubballi|plain|neem/, hubballi],
  [/mangaluru|sea|palm/, mangaluru],
]
const residential: Scenes = [[/hostel windows/, hostels]]
const places: Scenes = [
  ...leadScenes,
  ...classroomScenes,
  ...hallScenes,
  ...hostelScenes,
  ...nightScenes,
  ...gameScenes,
  ...groundScenes,
]
const things: Scenes = [...laboratoryScenes, ...deskScenes]
const covers: Scenes = [
  ...examDayCovers,
  ...markingCovers,
  ...physicsCovers,
  ...chemistryCovers,
  ...homeCovers,
  ...studyCovers,
]
const gallery: Scenes = [...residential, ...places, ...things, ...eventScenes, ...starPathScenes]
const events: Scenes = [
  ...residential,
  ...leadScenes,
  ...eventScenes,
  ...starPathScenes,
  ...places,
  ...things,
  ...covers,
]

const drawn = (path: string, frame: Frame, words: string, alt: string, scenes: Scenes, otherwise: Scene): Picture => ({
  path: `${path}.svg`,
  svg: picture(frame, sceneFor(scenes, words.toLowerCase(), otherwise)(chanceOf(path), frame)),
  ...frame,
  alt,
})

const emblem = (path: string, words: string, alt: string, tone: Tone = onPaper): Picture => ({
  path: `${path}.svg`,
  svg: picture(sizes.emblem, at(120, 120, 1, markOf(words, tone))),
  ...sizes.emblem,
  alt,
})

const person = (path: string, frame: Frame, slug: string, words: string, alt: string): Picture => ({
  path: `${path}.svg`,
  svg: portrait(frame, slug, words),
  ...frame,
  alt,
})

const twoDigits = (position: number) => String(position + 1).padStart(2, '0')

/** Every picture of the demo institute. The same entities always give the same pictures, byte for byte. */
export function* pictures(entities: PictureEntities): Iterable<Picture> {
  for (const { slug, hint, alt } of entities.branches ?? []) {
    yield drawn(`branches/${slug}`, sizes.branch, `${slug} ${hint}`, alt, campuses, anyCampus)
  }
  for (const { slug, hint, alt } of entities.courses ?? []) {
    const path = `courses/${slug}`
    yield {
      path: `${path}.svg`,
      svg: picture(sizes.course, courseChart(chanceOf(path), sizes.course, hint.toLowerCase())),
      ...sizes.course,
      alt,
    }
  }
  yield* people(entities)
  yield* scenes('events', sizes.event, entities.events, events)
  for (const [position, { hint, alt }] of (entities.gallery ?? []).entries()) {
    yield drawn(`gallery/${twoDigits(position)}`, sizes.gallery, hint, alt, gallery, anyCover)
  }
  yield* scenes('articles', sizes.cover, entities.articles, covers)
  yield* scenes('tips', sizes.cover, entities.tips, covers)
  yield* scenes('campaigns', sizes.campaign, entities.campaigns, events)
  for (const [position, { hint, alt }] of (entities.programmes ?? []).entries()) {
    yield drawn(`programmes/${position + 1}`, sizes.programme, hint, alt, [...residential, ...leadScenes], hostels)
  }
  yield* marks(entities)
  yield* banners(entities)
  yield {
    path: 'share/default.svg',
    svg: picture(sizes.share, shareSky(chanceOf('share'), sizes.share)),
    ...sizes.share,
    alt: 'Star trails turning around one fixed star above a campus with lit windows',
  }
}

function* scenes(folder: string, frame: Frame, shown: readonly Addressed[] = [], known: Scenes): Iterable<Picture> {
  for (const { slug, hint, alt } of shown) yield drawn(`${folder}/${slug}`, frame, hint, alt, known, anyCover)
}

function* people({ team = [], achievers = [], testimonials = [], speakers = [] }: PictureEntities): Iterable<Picture> {
  // One person keeps one face: what an achiever's or a tutor's hint says holds wherever the same name appears.
  const known = new Map([...team, ...achievers].map(({ slug, hint }) => [slug, hint]))
  for (const { slug, hint, alt } of team) yield person(`team/${slug}`, sizes.team, slug, hint, alt)
  for (const { slug, hint, alt } of achievers) yield person(`achievers/${slug}`, sizes.achiever, slug, hint, alt)
  for (const { id, name, hint, alt } of testimonials) {
    const slug = personSlug(name)
    yield person(`testimonials/${id}`, sizes.testimonial, slug, known.get(slug) ?? hint, alt)
  }
  for (const { name, hint, alt } of speakers) {
    const slug = personSlug(name)
    yield person(`speakers/${slug}`, sizes.testimonial, slug, known.get(slug) ?? hint, alt)
  }
}

function* marks({ features = [], counters = [], tests = [] }: PictureEntities): Iterable<Picture> {
  const counted = new Map<string, number>()
  for (const { page, hint, alt } of features) {
    const position = (counted.get(page) ?? 0) + 1
    counted.set(page, position)
    yield emblem(`features/${page}-${position}`, hint, alt)
  }
  for (const [position, { hint, alt }] of counters.entries()) yield emblem(`counters/${position + 1}`, hint, alt)
  for (const { slug, alt } of tests) yield emblem(`tests/${slug}`, slug, alt)
}

function* banners({ banners: shown = [], about = [] }: PictureEntities): Iterable<Picture> {
  for (const [position, { hint, alt, facts = [] }] of shown.entries()) {
    const path = `banners/${position + 1}`
    yield drawn(path, sizes.banner, hint, alt, heroes, anyHero)
    yield drawn(`${path}-phone`, sizes.bannerPhone, hint, alt, heroes, anyHero)
    for (const [index, fact] of facts.entries()) yield emblem(`${path}-fact-${index + 1}`, fact.hint, fact.alt, onNight)
  }
  for (const { page, hint, alt, counter } of about) {
    yield drawn(`about/${page}`, sizes.gallery, hint, alt, gallery, anyCover)
    yield emblem(`about/${page}-counter`, counter.hint, counter.alt)
  }
}
