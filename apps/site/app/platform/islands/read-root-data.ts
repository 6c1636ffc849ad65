import { neutralRootData, type RootData } from '../institute/institute.ts'

/** The id of the JSON in a reading page from which islands and the page's own script learn about the institute. */
export const rootDataId = 'root-data'

/** Every link that the page's own script writes asks for its language: the JSON of a document is read once. */
const known = new WeakMap<Element, RootData>()

export const readRootData = (): RootData => {
  const place = document.getElementById(rootDataId)
  if (!place?.textContent) return neutralRootData()
  const root = known.get(place) ?? (JSON.parse(place.textContent) as RootData)
  known.set(place, root)
  return root
}
