import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { frontMatter } from '../markdown.ts'
import { pictureEntities } from '../pictures.ts'
import { chanceOf } from './chance.ts'
import { anyCover } from './covers/any.ts'
import { picture } from './draw.ts'
import type { PictureEntities } from './entities.ts'
import { type Picture, pictures } from './pictures.ts'
import { personSlug } from './portrait/portrait.ts'

const tests = ['jee-main-mock', 'jee-advanced-paper', 'neet-screen', 'kcet-mock', 'aptitude-test', 'vrddhi-class-9']
const tips = new URL('../data/tips/', import.meta.url)
const tipIn = async (name: string) => {
  const { slug = '', image_hint = '', image_alt = '' } = frontMatter(await readFile(new URL(name, tips), 'utf8')).fields
  return { slug, hint: image_hint, alt: image_alt }
}
const entities: Required<PictureEntities> = {
  ...((await pictureEntities()) as Required<PictureEntities>),
  tests: tests.map((slug) => ({ slug, alt: slug })),
  tips: await Promise.all((await readdir(tips)).map(tipIn)),
}
const drawn = [...pictures(entities)]
const byPath = new Map(drawn.map((one) => [one.path, one]))
const folderOf = ({ path }: Picture) => path.split('/')[0] ?? ''
const kilobytes = (count: number) => count * 1024

/** What each folder may weigh; a folder offline of its own holds scenes. */
const limits: Record<string, number> = {
  team: kilobytes(3),
  achievers: kilobytes(3),
  testimonials: kilobytes(3),
  speakers: kilobytes(3),
  features: kilobytes(3),
  counters: kilobytes(3),
  tests: kilobytes(3),
  banners: kilobytes(50),
}

const expectedPaths = (): string[] => {
  const e = entities
  const onPage = new Map<string, number>()
  return [
    ...e.branches.map(({ slug }) => `branches/${slug}`),
    ...e.courses.map(({ slug }) => `courses/${slug}`),
    ...e.team.map(({ slug }) => `team/${slug}`),
    ...e.achievers.map(({ slug }) => `achievers/${slug}`),
    ...e.testimonials.map(({ id }) => `testimonials/${id}`),
    ...e.speakers.map(({ name }) => `speakers/${personSlug(name)}`),
    ...e.events.map(({ slug }) => `events/${slug}`),
    ...e.gallery.map((_, index) => `gallery/${String(index + 1).padStart(2, '0')}`),
    ...e.articles.map(({ slug }) => `articles/${slug}`),
    ...e.tips.map(({ slug }) => `tips/${slug}`),
    ...e.campaigns.map(({ slug }) => `campaigns/${slug}`),
    ...e.programmes.map((_, index) => `programmes/${index + 1}`),
    ...e.features.map(({ page }) => {
      onPage.set(page, (onPage.get(page) ?? 0) + 1)
      return `features/${page}-${onPage.get(page)}`
    }),
    ...e.counters.map((_, index) => `counters/${index + 1}`),
    ...e.banners.flatMap((_, index) => ['', '-phone', '-fact-1', '-fact-2'].map((end) => `banners/${index + 1}${end}`)),
    ...e.about.flatMap(({ page }) => [`about/${page}`, `about/${page}-counter`]),
    ...e.tests.map(({ slug }) => `tests/${slug}`),
    'share/default',
  ].map((path) => `${path}.svg`)
}

/** A picture without its opening tag, which carries the size. */
const body = (path: string) => byPath.get(path)?.svg.replace(/^<svg[^>]*>/, '')

/** The standard deviation of every `step`th value. */
const spread = (values: Uint8Array, from: number, step: number) => {
  let [sum, squares] = [0, 0]
  for (let at = from; at < values.length; at += step) {
    const value = values[at] ?? 0
    sum += value
    squares += value * value
  }
  const count = values.length / step
  return Math.sqrt(squares / count - (sum / count) ** 2)
}

/**
 * How far the colours of a small rendering lie apart; an empty sheet has none. An error in the SVG throws. Sharp knows
 * it too, but works out nine other figures with it, for ten times as long.
 */
const contrast = async (svg: string): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(svg), { density: 8 }).raw().toBuffer({ resolveWithObject: true })
  return Math.max(...Array.from({ length: info.channels }, (_, channel) => spread(data, channel, info.channels)))
}

describe('the pictures of the demo institute', () => {
  test('everything the demo shows is drawn, once, under its own address', () => {
    expect(drawn.map(({ path }) => path).toSorted()).toEqual(expectedPaths().toSorted())
  })

  test('drawing twice gives the same bytes', () => {
    expect([...pictures(entities)]).toEqual(drawn)
  })

  test('no two pictures of one kind are alike', () => {
    const seen = drawn.map((one) => `${folderOf(one)} ${one.svg}`)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('every hint of the demo has a drawing of its own, none gets the stand-in', () => {
    const standIns = drawn.filter(
      ({ path, svg, width, height }) =>
        svg === picture({ width, height }, anyCover(chanceOf(path.replace('.svg', '')), { width, height })),
    )
    expect(standIns.map(({ path }) => path)).toEqual([])
  })

  test('one person has one face, wherever they appear', () => {
    const known = entities.speakers.map(({ name }) => personSlug(name)).filter((slug) => byPath.has(`team/${slug}.svg`))
    expect(known.length).toBeGreaterThan(5)
    for (const slug of known) expect(body(`speakers/${slug}.svg`)).toBe(body(`team/${slug}.svg`))
  })

  test('they stay small', () => {
    const heavy = drawn.filter((one) => Buffer.byteLength(one.svg) > (limits[folderOf(one)] ?? kilobytes(25)))
    expect(heavy.map(({ path, svg }) => `${path} ${Buffer.byteLength(svg)}`)).toEqual([])
  })

  test('they are shapes alone: nothing runs, nothing is loaded, nothing needs a font', () => {
    for (const { path, svg } of drawn) {
      expect(svg, path).not.toMatch(
        /<script|href|<text|<style|<image|<foreignObject|\son\w+=|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      )
    }
  })

  test('no number went wrong on the way', () => {
    for (const { path, svg } of drawn) expect(svg, path).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  test('each says its own size', () => {
    for (const { path, svg, width, height } of drawn) {
      expect(svg, path).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}">`))
    }
  })

  // A folder at a time, so that a slow machine is slow in many small steps.
  test.each([...new Set(drawn.map(folderOf))])(
    'every picture of %s turns into pixels and is not blank',
    async (folder) => {
      for (const { path, svg } of drawn.filter((one) => folderOf(one) === folder)) {
        expect(await contrast(svg), path).toBeGreaterThan(3)
      }
    },
  )
})

describe('an institute whose hints nobody has seen', () => {
  const strange = { hint: 'a thing no illustrator was told about', alt: 'A thing' }

  test('still gets a picture for everything', async () => {
    const unknown = [
      ...pictures({
        branches: [{ slug: 'elsewhere', ...strange }],
        courses: [{ slug: 'something-new', ...strange }],
        team: [{ slug: 'somebody-new', ...strange }],
        events: [{ slug: 'an-evening', ...strange }],
        gallery: [strange],
        articles: [{ slug: 'an-article', ...strange }],
        features: [{ page: 'home-page', ...strange }],
        banners: [strange],
        programmes: [strange],
        tests: [{ slug: 'unheard-of', alt: '' }],
      }),
    ]
    expect(unknown.map(({ path }) => path)).toContain('branches/elsewhere.svg')
    expect(unknown).toHaveLength(12)
    for (const { svg, path } of unknown) {
      expect(await contrast(svg), path).toBeGreaterThan(3)
    }
  })
})
