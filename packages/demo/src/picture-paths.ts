import { personSlug } from './art/portrait/portrait.ts'

/** Where the drawn picture of an entity is kept; the drawings and the rows that show them agree by this alone. */
const two = (n: number) => String(n).padStart(2, '0')

export const picturePaths = {
  branch: (slug: string) => `branches/${slug}.svg`,
  course: (slug: string) => `courses/${slug}.svg`,
  team: (slug: string) => `team/${slug}.svg`,
  achiever: (slug: string) => `achievers/${slug}.svg`,
  testimonial: (id: string) => `testimonials/${id}.svg`,
  event: (slug: string) => `events/${slug}.svg`,
  gallery: (index: number) => `gallery/${two(index + 1)}.svg`,
  article: (slug: string) => `articles/${slug}.svg`,
  campaign: (slug: string) => `campaigns/${slug}.svg`,
  programme: (index: number) => `programmes/${index + 1}.svg`,
  feature: (page: string, indexOnPage: number) => `features/${page}-${indexOnPage + 1}.svg`,
  counter: (index: number) => `counters/${index + 1}.svg`,
  banner: (index: number) => `banners/${index + 1}.svg`,
  bannerPhone: (index: number) => `banners/${index + 1}-phone.svg`,
  bannerFact: (index: number, fact: 1 | 2) => `banners/${index + 1}-fact-${fact}.svg`,
  about: (page: string) => `about/${page}.svg`,
  aboutCounter: (page: string) => `about/${page}-counter.svg`,
  speaker: (name: string) => `speakers/${personSlug(name)}.svg`,
}
