import { type ListLimits, listLimits } from './reading/limits.ts'
import { refuse } from './reading/refused.ts'
import { type Table, tableOf } from './reading/table.ts'
import { isZip, namesOf, unpacked } from './reading/zip.ts'

/** A list, and the pictures that came with it. */
export type ListFile = Table & { pictures: { name: string; bytes: Uint8Array }[] }
export type ListOptions = { withPictures: boolean; limits?: ListLimits }

const baseName = (path: string) => path.split('/').at(-1) ?? path
const titleFrom = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()

/** Pictures with a list beside them, or pictures alone: then each is a row, named by its file. */
const archive = async (bytes: Uint8Array, limits: ListLimits): Promise<ListFile> => {
  const named = Object.entries(unpacked(bytes, limits)).map(([path, bytes]) => ({ name: baseName(path), bytes }))
  const lists = named.filter(({ name }) => /\.(?:csv|xlsx)$/i.test(name))
  const pictures = named.filter(({ name }) => /\.(?:jpe?g|png|webp)$/i.test(name))
  const other = named.find((one) => !lists.includes(one) && !pictures.includes(one))
  if (other) return refuse(`“${other.name.slice(0, 100)}” is neither a picture nor a list.`)
  if (lists.length > 1) return refuse('There is more than one list in the archive.')
  const twice = pictures.find(({ name }, at) => pictures.findIndex((one) => one.name === name) !== at)
  if (twice) return refuse(`There are two pictures called “${twice.name.slice(0, 100)}”.`)
  const [list] = lists
  if (list) return { ...(await tableOf(list.bytes, limits)), pictures }
  if (pictures.length === 0) return refuse('There is nothing in the archive.')
  const rows = pictures.map(({ name }, at) => ({ number: at + 2, cells: [name, titleFrom(name)], problems: [] }))
  return { heads: ['picture', 'title'], rows, pictures }
}

const isWorkbook = (bytes: Uint8Array, limits: ListLimits) =>
  namesOf(bytes, { ...limits, fileBytes: limits.unpackedBytes }).some((name) => /^xl\//i.test(name))

/** Reads what was sent: CSV, XLSX, or an archive of pictures. Everything that is refused is refused with its reason. */
export const read = async (
  bytes: Uint8Array,
  { withPictures, limits = listLimits }: ListOptions,
): Promise<ListFile> => {
  if (!isZip(bytes) || isWorkbook(bytes, limits)) return { ...(await tableOf(bytes, limits)), pictures: [] }
  return withPictures
    ? archive(bytes, limits)
    : refuse('Send a CSV or XLSX file; there are no pictures in this kind of list.')
}
