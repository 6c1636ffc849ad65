import { seconds } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { aLargeZip } from '../../../testing/lists.ts'
import { readApart } from '../../imports/reading/read-apart.ts'

const format = new URL('./question-file.ts', import.meta.url)

/** As the job reads it, with the most memory that its process has had. */
const read = async (name: string, content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  let most = 0
  const answer = await readApart<typeof import('./question-file.ts')>(
    format,
    bytes,
    { name, remembered: [], mapping: null },
    {
      ms: seconds(10),
      heapMb: 200,
      onMemory: (mb) => {
        most = Math.max(most, mb)
      },
    },
  )
  return { answer, most }
}

const mb = 1024 * 1024
const pictures = Object.fromEntries(Array.from({ length: 98 }, (_, at) => [`${at}.png`, new Uint8Array(mb)]))
const packed = async (list: string) =>
  new Uint8Array(await (await aLargeZip({ 'q.csv': list, ...pictures })).arrayBuffer())

test.each<[what: string, name: string, content: () => string | Uint8Array | Promise<Uint8Array>, reason: RegExp]>([
  ['a million rows', 'q.csv', () => `question,key\n${'a,A\n'.repeat(1_000_000)}`, /5000 rows/],
  ['XML of nothing but elements', 'q.xml', () => `<quiz>${'<a/>'.repeat(2_000_000)}</quiz>`, /too much|memory/],
  ['XML with one text of 9 MB', 'q.xml', () => `<quiz><question type="${'x'.repeat(9 * mb)}`, /Line 1: .* too long/],
  ['a brace that is never closed', 'q.gift', () => `Q {${'=a ~b '.repeat(1_500_000)}`, /./],
  [
    'an archive of pictures that unpack to a hundred megabytes',
    'q.zip',
    () => packed('question,option A,option B,key,picture\nLook?,a,b,A,0.png'),
    /./,
  ],
  [
    'an archive whose list names a hundred megabytes of pictures',
    'q.zip',
    () => {
      const rows = Object.keys(pictures).map((name) => `Look?,a,b,A,${name}`)
      return packed(`question,option A,option B,key,picture\n${rows.join('\n')}`)
    },
    /30 MB/,
  ],
])('%s is answered within ten seconds and 300 MB', { timeout: seconds(30) }, async (_, name, content, reason) => {
  const { answer, most } = await read(name, await content())
  expect(most).toBeLessThanOrEqual(300)
  if ('refused' in answer) expect(answer.refused).toMatch(reason)
  // Read all the same: then every question that cannot be taken says why.
  else expect(answer.found.rows.every(({ question, problems }) => question !== null || problems.length > 0)).toBe(true)
})
