import { zip } from '@northlight/api/families/export/zip'
import type { Client } from '@northlight/contract/client'
import { indianDay } from '@northlight/contract/dates'
import { setInThread } from '@northlight/documents/set-in-thread'
import { orMissing, type Publication } from './published.ts'

type Options = { client: Client; now?: () => string }

/** What the form for the talent examination promises: topics and a sample paper, for a class and a board. */
export const syllabus = ({ client, now = () => new Date().toISOString() }: Options): Publication => ({
  pattern: /^\/storage\/syllabus\/([\w-]{1,40})_([\w-]{1,40})\.zip$/,
  async make([className = '', board = '']) {
    const found = await orMissing(client.get('/programme/vrddhi'))
    const schoolClass = found?.programme.syllabus.classes.find(({ name }) => name === className)
    if (!found || !schoolClass || !(await isOffered(client, board))) return undefined
    const { general } = await client.get('/website-detail')
    // Dated by the day, so that two requests on one day give the same bytes and the same tag.
    const at = `${indianDay(now())}T00:00:00.000Z`
    const { name, format, dates, syllabus } = found.programme
    const input = {
      institute: {
        name: general.website_name ?? '',
        tagline: general.tagline ?? '',
        colours: general.colours,
        motif: general.motif,
      },
      programme: { name, format, dates, lead: syllabus.lead },
      schoolClass,
      board,
      at,
    }
    const entries = [
      { name: `syllabus-${className}-${board}.pdf`, bytes: await setInThread('syllabus', input) },
      { name: `sample-paper-${className}-${board}.pdf`, bytes: await setInThread('sample-paper', input) },
    ]
    const body = new Uint8Array(await zip(entries, new Date(at)))
    return { type: 'application/zip', body, fileName: `${className}_${board}.zip`, maxAge: 0 }
  },
})

const isOffered = async (client: Client, board: string) => {
  const { options } = await client.get('/options/{name}', { params: { name: 'vrddhi_syllabuses' } })
  return options.some(({ value }) => value === board)
}
