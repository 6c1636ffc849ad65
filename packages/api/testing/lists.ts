import { buffer } from 'node:stream/consumers'
import { strToU8, type Zippable, zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import yazl from 'yazl'

export const aCsv = (text: string | Uint8Array, name = 'list.csv') =>
  new File([typeof text === 'string' ? text : new Uint8Array(text)], name, { type: 'text/csv' })

export const aZip = (entries: Record<string, Uint8Array | string>, name = 'list.zip') => {
  const files: Zippable = Object.fromEntries(
    Object.entries(entries).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
  )
  return new File([new Uint8Array(zipSync(files))], name, { type: 'application/zip' })
}

/** The same of a hundred megabytes: here the machine packs, which takes a tenth of the time. */
export const aLargeZip = async (entries: Record<string, Uint8Array | string>) => {
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return new File([new Uint8Array(await buffer(zip.outputStream))], 'list.zip', { type: 'application/zip' })
}

/** A workbook as a spreadsheet program writes it. */
export const anXlsx = async (rows: string[][]) => {
  const bytes = await writeExcelFile(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
  return new File([new Uint8Array(bytes)], 'list.xlsx')
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook written by hand, for what no program would write. */
export const aRawXlsx = (sheet: string, more: Record<string, string> = {}) =>
  aZip(
    {
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
      '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${sheet}`,
      ...more,
    },
    'list.xlsx',
  )

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

export const sheetOf = (rows: string[][], more = '') =>
  `<worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((text, x) => cell(`${String.fromCharCode(65 + x)}${y + 1}`, text)).join('')}</row>`,
    )
    .join('')}${more}</sheetData></worksheet>`
