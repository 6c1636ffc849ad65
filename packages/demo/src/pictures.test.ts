import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readContent } from './content/content.ts'
import { readExams } from './content/exams.ts'
import { pictureBytes } from './content/read.ts'
import { institutePictures, sizeOf } from './pictures.ts'

const exams = readExams()
const isFigure = (path: string) => path.startsWith('questions/')
const shown = [...institutePictures(readContent()), ...exams.pictures].map(({ image }) => image)
const stored = readdirSync(new URL('../content/pictures/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .toSorted()
const svgOf = (path: string) => new TextDecoder().decode(pictureBytes(path))
/** The figures of questions have letters and sizes of their own (`exams/bank.test.ts`). */
const drawn = stored.filter((path) => !isFigure(path)).map((path) => ({ path, svg: svgOf(path) }))
const folderOf = (path: string) => path.split('/')[0] ?? ''
const kilobytes = (count: number) => count * 1024

/** What each folder may weigh; a folder without a line of its own holds scenes. */
const limits: Record<string, number> = {
  team: kilobytes(3),
  achievers: kilobytes(3),
  testimonials: kilobytes(3),
  speakers: kilobytes(3),
  features: kilobytes(3),
  counters: kilobytes(3),
  banners: kilobytes(50),
}

/** A picture without its opening tag, which carries the size. */
const body = (path: string) => svgOf(path).replace(/^<svg[^>]*>/, '')

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
  test('each is shown by something, and each that something shows is there', () => {
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.toSorted()).toEqual(stored)
  })

  test('no two pictures of one kind are alike, the covers of tests aside', () => {
    const seen = drawn
      .filter(({ path }) => folderOf(path) !== 'tests')
      .map(({ path, svg }) => `${folderOf(path)} ${svg}`)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('one person has one face, wherever they appear', () => {
    const known = stored.filter((path) => folderOf(path) === 'speakers').map((path) => path.replace('speakers/', ''))
    const ours = known.filter((name) => stored.includes(`team/${name}`))
    expect(ours.length).toBeGreaterThan(5)
    for (const name of ours) expect(body(`speakers/${name}`)).toBe(body(`team/${name}`))
  })

  test('they stay small', () => {
    const heavy = drawn.filter(({ path, svg }) => Buffer.byteLength(svg) > (limits[folderOf(path)] ?? kilobytes(25)))
    expect(heavy.map(({ path, svg }) => `${path} ${Buffer.byteLength(svg)}`)).toEqual([])
  })

  test('they are shapes alone: nothing runs, nothing is loaded, nothing needs a font', () => {
    for (const { path, svg } of drawn) {
      expect(svg, path).not.toMatch(
        /<script|href|<text|<style|<image|<foreignObject|\son\w+=|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
      )
    }
  })

  test('no number went wrong when they were drawn', () => {
    for (const { path, svg } of drawn) expect(svg, path).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  test('each says its own size', () => {
    for (const { path, svg } of drawn) {
      const { width, height } = sizeOf(svg)
      expect(svg, path).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}">`))
    }
    for (const path of stored.filter(isFigure)) expect(sizeOf(svgOf(path)).width, path).toBeGreaterThan(50)
  })

  // A folder at a time, so that a slow machine is slow in many small steps.
  test.each([...new Set(drawn.map(({ path }) => folderOf(path)))])(
    'every picture of %s turns into pixels and is not blank',
    async (folder) => {
      for (const { path, svg } of drawn.filter((one) => folderOf(one.path) === folder)) {
        expect(await contrast(svg), path).toBeGreaterThan(3)
      }
    },
  )
})
