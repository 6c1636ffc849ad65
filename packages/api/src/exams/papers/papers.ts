import { brotliCompressSync, constants } from 'node:zlib'
import { PaperReply, type PaperView } from '@northlight/contract/exams/paper'
import type { Database } from '@northlight/db/database'
import { aidsOf } from '@northlight/exam/aids/aids'
import type { Keys } from '@northlight/exam/marking/keys'
import { type Item, type Paper, type SheetItem, sheetOf } from '@northlight/exam/papers/paper'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { enginePaper } from '../../marking/engine-paper.ts'
import * as queries from '../../marking/paper-queries.ts'
import { imageUrl } from '../../media/urls.ts'
import { renderedIn, renderedTexts } from './rendered-texts.ts'

type Row = NonNullable<Awaited<ReturnType<typeof queries.paperVersion>>>
export type Wording = Awaited<ReturnType<typeof queries.wordingsOf>>[number]

/** A paper version in memory: what the engine reads, what travels, and the wordings with their keys. */
export type LoadedPaper = {
  id: number
  row: Row
  paper: Paper
  /** By version. Never sent: keys and solutions are in here. */
  wordings: Map<number, Wording>
  /** Set where no slot has alternates: then every student's sheet names the same questions. */
  sheet: SheetItem[] | null
  view: PaperView
  /** The reply as bytes, made once: a hall of two thousand reads the same paper within seconds. */
  bytes: () => PaperBytes
}

type PaperBytes = { plain: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> }

const madeOnce = (view: PaperView): (() => PaperBytes) => {
  let made: PaperBytes | undefined
  return () => {
    if (made) return made
    const plain = new TextEncoder().encode(JSON.stringify(PaperReply.parse({ paper: view })))
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
    made = { plain, brotli: new Uint8Array(brotliCompressSync(plain, quality)) }
    return made
  }
}

type Figure = { figure: string | null; figure_alt: string | null }
const figureOf = (ctx: Ctx, row: Figure) => ({
  figure: row.figure === null ? null : imageUrl(ctx, row.figure, ''),
  figure_alt: row.figure_alt,
})

const toQuestionView = (ctx: Ctx, row: Wording) => ({
  version: row.id,
  type: row.type,
  options: row.options,
  matches: row.matches,
  decimals: row.decimals,
  difficulty: row.difficulty,
  passage: row.passage_version_id,
  texts: renderedTexts(row.texts),
  ...figureOf(ctx, row),
})

const asPrinted = (paper: Paper): Item[] | null => {
  const slots = paper.sections.flatMap((section) => section.slots)
  if (slots.some((slot) => slot.questions.length !== 1)) return null
  return slots.flatMap((slot) => slot.questions.map(({ version, options }) => ({ slot: slot.id, version, options })))
}

const read = async (ctx: Ctx, id: number): Promise<LoadedPaper> => {
  const row = (await queries.paperVersion(ctx.db, id)) ?? fail('not_found')
  const sections = await queries.sectionsOf(ctx.db, id)
  const slots = await queries.slotsOf(ctx.db, id)
  const wordings = await queries.wordingsOf(ctx.db, id)
  const passageIds = [...new Set(wordings.flatMap((one) => one.passage_version_id ?? []))]
  const passages = await queries.passagesOf(ctx.db, passageIds)
  const inSlot = Map.groupBy(wordings, (one) => one.slot_id)
  const inSection = Map.groupBy(slots, (one) => one.section_id)

  const paper = enginePaper({ version: row, sections, slots, wordings })
  const view: PaperView = {
    version: id,
    name: row.name,
    delivery: row.delivery,
    clock: row.clock,
    duration_ms: row.duration_ms,
    choices_count_unsaved: row.choices_count_unsaved,
    languages: row.languages,
    instructions: row.instructions,
    aids: aidsOf(row.pack),
    total_marks: row.total_marks,
    sections: sections.map((section) => ({
      id: section.id,
      name: section.name,
      subject: section.subject,
      duration_ms: section.duration_ms,
      slots: (inSection.get(section.id) ?? []).map((slot) => ({
        id: slot.id,
        right: slot.right_marks,
        wrong: slot.wrong_marks,
        blank: slot.blank_marks,
        partial: slot.partial_marks,
        duration_ms: slot.duration_ms,
        questions: (inSlot.get(slot.id) ?? []).map((one) => toQuestionView(ctx, one)),
      })),
    })),
    passages: passages.map((one) => ({ id: one.id, texts: renderedIn(one.texts), ...figureOf(ctx, one) })),
  }
  const printed = asPrinted(paper)
  return {
    id,
    row,
    paper,
    wordings: new Map(wordings.map((one) => [one.id, one])),
    sheet: printed && sheetOf(paper, printed),
    view,
    bytes: madeOnce(view),
  }
}

const mostCached = 64
/** Of all papers together, roughly: a bank of long papers must not push everything else out of the memory. */
const mostBytes = 128 * 1024 * 1024
/** The view, the wordings with keys and solutions, the reply as bytes: about four times the text that travels. */
const bytesOf = ({ view }: LoadedPaper) => 4 * JSON.stringify(view).length
type Cache = LRUCache<number, Promise<LoadedPaper>>
const caches = new WeakMap<Database, Cache>()

export const cacheOfPapers = (bytes = mostBytes): Cache => new LRUCache({ max: mostCached, maxSize: bytes })

const cacheOf = (database: Database): Cache => {
  const cache = caches.get(database) ?? cacheOfPapers()
  caches.set(database, cache)
  return cache
}

/** Reads a paper version once. Versions that have an attempt never change, so they may stay in memory. */
export const loadPaper = async (ctx: Ctx, id: number, cache = cacheOf(ctx.services.database)): Promise<LoadedPaper> => {
  const known = cache.get(id)
  if (known) return known
  const reading = read(ctx, id)
  cache.set(id, reading, { size: 1 })
  try {
    const loaded = await reading
    // Taken out first: the cache counts the size of a value anew only when the value is another one.
    cache.delete(id)
    // One that may still be edited is read again next time.
    if (loaded.row.frozen_at !== null) cache.set(id, reading, { size: bytesOf(loaded) })
    return loaded
  } catch (error) {
    cache.delete(id)
    throw error
  }
}

/** The questions a student's steps may speak of. */
export const sheetFor = (loaded: LoadedPaper, items: Item[]): SheetItem[] =>
  loaded.sheet && items.length === loaded.sheet.length ? loaded.sheet : sheetOf(loaded.paper, items)

/** The keys as they were sat; decisions on disputed keys come on top of these. */
export const keysOf = (loaded: LoadedPaper): Keys =>
  Object.fromEntries([...loaded.wordings.values()].map((wording) => [wording.id, wording.key]))
