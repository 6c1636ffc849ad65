import { describe, expect, test } from 'vitest'
import { aCsv, aLargeZip, anXlsx, aRawXlsx, aZip, sheetOf } from '../../testing/lists.ts'
import * as listFormat from './list-format.ts'
import { type Limits, readApart } from './reading/read-apart.ts'
import { Refused } from './reading/refused.ts'

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
const options = { withPictures: true }

/** As the process reads it, without starting one. */
const read = async (file: File, more = {}) => {
  try {
    return { found: await listFormat.read(await bytesOf(file), { ...options, ...more }) }
  } catch (error) {
    return error instanceof Refused ? { refused: error.message } : Promise.reject(error)
  }
}

const apart = async (file: File, limits?: Limits) =>
  readApart<typeof listFormat>(new URL('./list-format.ts', import.meta.url), await bytesOf(file), options, limits)

const heads = ['question', 'answer']
const list = [heads, ['When?', 'In June.']]

/** The directory says that a file unpacks to so many bytes, whatever is in it. */
const withPromise = async (file: File, size: number) => {
  const bytes = Buffer.from(await bytesOf(file))
  const entry = bytes.indexOf(Buffer.from('504b0102', 'hex'))
  bytes.writeUInt32LE(size, entry + 24)
  return new File([new Uint8Array(bytes)], 'list.zip')
}

/** An archive of a few kilobytes that unpacks to more than any may. */
const aBomb = () => aLargeZip({ 'a.jpg': new Uint8Array(101 * 1024 * 1024) })

describe('a list is read', () => {
  test('as CSV with commas, semicolons or tabs, and as a spreadsheet, to the same rows', async () => {
    const expected = { found: { heads, rows: [{ number: 2, cells: ['When?', 'In June.'] }] } }
    for (const file of [
      aCsv('question,answer\r\nWhen?,In June.\r\n'),
      aCsv('\ufeffquestion;answer\n"When?";In June.\n\n'),
      aCsv('question\tanswer\nWhen?\tIn June.'),
      await anXlsx(list),
      aRawXlsx(sheetOf(list)),
    ])
      expect(await read(file)).toMatchObject(expected)
  })

  test('counts rows as the spreadsheet does, also behind empty ones', async () => {
    const answer = { found: { rows: [{ number: 2 }, { number: 4 }] } }
    expect(await read(aCsv('question,answer\na,b\n,\nc,d\n'))).toMatchObject(answer)
    const sheet = sheetOf(list, '<row r="4"><c r="A4" t="inlineStr"><is><t>c</t></is></c></row>')
    expect(await read(aRawXlsx(sheet))).toMatchObject(answer)
  })

  test('with the row and the column of every formula', async () => {
    const formula = '<row r="3"><c r="A3" t="inlineStr"><is><t>Why?</t></is></c><c r="B3"><f>1+1</f><v>2</v></c></row>'
    for (const file of [
      aRawXlsx(sheetOf(list, formula)),
      aCsv('question,answer\nWhen?,In June.\nWhy?,=1+1'),
      aCsv('question,answer\nWhen?,In June.\nWhy?,@SUM(A1)'),
    ])
      expect(await read(file)).toMatchObject({
        found: {
          rows: [
            { problems: [] },
            { number: 3, problems: [{ column: 1, message: expect.stringContaining('formula') }] },
          ],
        },
      })
    // What our own export made harmless is a text again.
    expect(await read(aCsv("question,answer\n'=1+1,'+91 98450 00100"))).toMatchObject({
      found: { rows: [{ cells: ['=1+1', '+91 98450 00100'], problems: [] }] },
    })
  })
})

describe('a file is refused with its reason', () => {
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`a${at}.jpg`, 'x']))
  const long = Array.from({ length: 2001 }, (_, at) => `q${at},a`).join('\n')
  const cases: [what: string, file: () => File | Promise<File>, reason: RegExp][] = [
    ['UTF-16', () => aCsv(Buffer.from('\ufeffquestion,answer\na,b', 'utf16le')), /UTF-16/],
    [
      'Latin-1',
      () => aCsv(Buffer.from('question,answer\na,b\ncaf\xe9,c', 'latin1')),
      /^Line 3 is not written in UTF-8/,
    ],
    ['bytes that are no text', () => aCsv('question\0,answer\na,b'), /no text/],
    ['an open quotation mark', () => aCsv('question,answer\n"a,b\nc,d'), /quotation mark/],
    ['heads alone', () => aCsv('question,answer\n'), /no row/],
    ['no heads', () => aCsv(',\na,b'), /name the columns/],
    ['too many rows', () => aCsv(`question,answer\n${long}`), /2000 rows/],
    [
      'too many rows in a spreadsheet',
      () => aRawXlsx(sheetOf(list, '<row r="1048576"><c r="A1048576"><v>1</v></c></row>')),
      /2000 rows/,
    ],
    ['too many columns', () => aRawXlsx(sheetOf(list, '<row r="3"><c r="XFD3"><v>1</v></c></row>')), /columns/],
    ['a document type', () => aRawXlsx(`<!DOCTYPE a [<!ENTITY b "c">]>${sheetOf(list)}`), /DOCTYPE/],
    [
      'a document type beside the sheet',
      () => aRawXlsx(sheetOf(list), { 'xl/sharedStrings.xml': '<!DOCTYPE x><sst/>' }),
      /DOCTYPE/,
    ],
    ['two sheets', () => aRawXlsx(sheetOf(list), { 'xl/worksheets/sheet2.xml': sheetOf(list) }), /2 sheets/],
    ['an archive of 201 files', () => aZip(many), /more than 200/],
    ['an archive that promises 3 GB', () => withPromise(aZip({ 'a.jpg': 'x' }), 3_000_000_000), /100 MB/],
    ['a real bomb', aBomb, /100 MB/],
    [
      'half an archive',
      async () => new File([(await bytesOf(aZip({ 'a.jpg': 'x'.repeat(500) }))).slice(0, 60)], 'a.zip'),
      /damaged/,
    ],
    ['a picture larger than any', () => aZip({ 'a.jpg': new Uint8Array(16 * 1024 * 1024) }), /a\.jpg.*15 MB/],
    ['a program among pictures', () => aZip({ 'a.jpg': 'x', 'b.exe': 'MZ' }), /b\.exe/],
    ['two lists', () => aZip({ 'a.csv': 'a,b\nc,d', 'b.csv': 'a,b\nc,d' }), /more than one list/],
    ['the same name twice', () => aZip({ 'x/a.jpg': 'x', 'y/a.jpg': 'y' }), /two pictures/],
  ]
  test.each(cases)('%s', async (_, file, reason) => {
    expect(await read(await file())).toEqual({ refused: expect.stringMatching(reason) })
  })

  test('pictures where the list has none', async () => {
    const answer = await read(aZip({ 'a.jpg': 'x' }), { withPictures: false })
    expect(answer).toEqual({ refused: expect.stringContaining('no pictures') })
  })

  test('a directory that promises less than there is gives a torn file and no more memory', async () => {
    const file = await withPromise(aZip({ 'a.csv': `question,answer\n${'a,b\n'.repeat(400)}` }), 20)
    expect(await read(file)).toMatchObject({ found: { rows: [{ cells: ['a', 'b'] }] } })
  })
})

describe('a file is read apart from the server', () => {
  test('with everything that was found, pictures too', async () => {
    const answer = await apart(aZip({ 'list.csv': 'picture,title\na.jpg,The library', 'a.jpg': 'bytes' }))
    expect(answer).toMatchObject({
      found: {
        rows: [{ cells: ['a.jpg', 'The library'] }],
        pictures: [{ name: 'a.jpg', bytes: new TextEncoder().encode('bytes') }],
      },
    })
  })

  const full = `<row r="1">${'<c r="A1" t="s"><v>0</v></c>'.repeat(50)}</row>`
  const hostile: [what: string, file: () => File | Promise<File>, reason: RegExp, limits?: Limits][] = [
    ['a real bomb', aBomb, /100 MB/],
    [
      'a spreadsheet that unpacks to more than any list needs',
      () => aRawXlsx(sheetOf(list), { 'xl/media/image1.xml': ' '.repeat(26 * 1024 * 1024) }),
      /25 MB/,
    ],
    [
      'one long text that stands in every cell',
      () =>
        aRawXlsx(sheetOf([], full.replace('r="1"', '') + full.repeat(1900)), {
          'xl/sharedStrings.xml': `<sst><si><t>${'ab'.repeat(500_000)}</t></si></sst>`,
        }),
      /more text|cannot be read|too much memory/,
    ],
    ['a million rows', () => aCsv(`question,answer\n${'a,b\n'.repeat(1_000_000)}`), /2000 rows/],
    ['a row without an end', () => aCsv(`question,answer\na,${'ab'.repeat(4_900_000)}`), /too long/],
    ['more than its memory', () => aZip({ 'a.jpg': new Uint8Array(9 * 1024 * 1024) }), /memory/, { heapMb: 4 }],
    ['more than its time', () => aCsv('question,answer\na,b'), /too long/, { ms: 1 }],
  ]
  test.each(hostile)('and nothing else ends with %s, within 300 MB', async (_, file, reason, limits) => {
    let most = 0
    const onMemory = (mb: number) => {
      most = Math.max(most, mb)
    }
    expect(await apart(await file(), { ...limits, onMemory })).toEqual({ refused: expect.stringMatching(reason) })
    expect(most).toBeLessThanOrEqual(300)
  })

  test('and not because it waits: what counts is processor time', async () => {
    const format = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
    const apartAs = (text: string) => readApart(format(text), new Uint8Array(), undefined as never, { ms: 1500 })
    const waits = 'export const read = () => new Promise((done) => setTimeout(() => done("read"), 2500))'
    const works = 'export const read = () => { for (;;); }'
    expect(await Promise.all([apartAs(waits), apartAs(works)])).toEqual([
      { found: 'read' },
      { refused: expect.stringMatching(/too long/) },
    ])
  })

  test('and is ended when it takes more memory than it may, whatever its heap says', async () => {
    const answer = await apart(aZip({ 'a.jpg': new Uint8Array(9 * 1024 * 1024) }), { mostMb: 20 })
    expect(answer).toEqual({ refused: expect.stringMatching(/memory/) })
  })
})
