import type { Content } from './content/content.ts'
import type { DemoAchiever, DemoTestimonial } from './content/people.ts'
import type { World } from './world.ts'

/** Puts the bytes of a private file where the server finds them. */
export type StorePaper = (path: string, bytes: Uint8Array) => Promise<void>

/** `key` is how the demo names anyone who signed: the slug of an achiever, the id of a testimonial. */
export type StoredPaper = { key: string; path: string; bytes: number }

/** The day on which an examination told its results; every consent of the demo was given later in the same summer. */
const resultDays: Record<string, string> = {
  'JEE Main': '04-20',
  'JEE Advanced': '06-09',
  NEET: '06-14',
  KCET: '05-30',
  'PU II science': '04-09',
}

export const resultDay = ({ exam, year }: Pick<DemoAchiever, 'exam' | 'year'>): string =>
  `${year}-${resultDays[exam] ?? '05-20'}`

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '-')

/** One page with a few lines, written by hand: the demo has nobody to sign a real one. */
const paperOf = (name: string, agreed: string, signedOn: string): Uint8Array => {
  const lines = [
    'Consent to be shown (demo, nobody has signed it)',
    `I, ${name}, agree that my name, portrait and ${agreed} are shown on the website.`,
    `Signed on ${signedOn}.`,
  ]
  const text = lines.map((line, at) => `BT /F1 12 Tf 60 ${760 - at * 24} Td (${escaped(line)}) Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + end)
}

/** Anyone who speaks of a student who is shown agreed on the same day as the student; all others in the same summer. */
export const testimonialDay = (
  { achievers }: Pick<Content, 'achievers'>,
  { achiever }: Pick<DemoTestimonial, 'achiever'>,
): string => achievers.find(({ slug }) => slug === achiever)?.consent_on ?? '2026-08-20'

const papers = (content: Content): { key: string; bytes: Uint8Array }[] => [
  ...content.achievers.map(({ slug, name, exam, year, consent_on }) => ({
    key: slug,
    bytes: paperOf(name, `result (${exam} ${year})`, consent_on),
  })),
  ...content.testimonials.map((one) => ({
    key: one.id,
    bytes: paperOf(one.name, 'words', testimonialDay(content, one)),
  })),
]

/** The papers behind the consents of the demo; without a place to keep them there are none. */
export const storePapers = async (store: StorePaper | undefined, content: Content): Promise<StoredPaper[]> => {
  const stored: StoredPaper[] = []
  if (!store) return stored
  for (const { key, bytes } of papers(content)) {
    const path = `consent/demo-${key}.pdf`
    await store(path, bytes)
    stored.push({ key, path, bytes: bytes.length })
  }
  return stored
}

/** Gives the number of the private file for everybody who has one. */
export const addPapers = async ({ db, now }: World, stored: StoredPaper[]): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const { key, path, bytes } of stored) {
    const file = {
      path,
      kind: 'consent',
      original_name: `consent-${key}.pdf`,
      mime: 'application/pdf',
      bytes,
    } as const
    const { id } = await db
      .insertInto('private_files')
      .values({ ...file, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  return ids
}
