import { neutralRootData, type RootData } from '../institute/institute.ts'

/** The id of the JSON in a reading page from which islands and the page's own script learn about the institute. */
export const rootDataId = 'root-data'

export const readRootData = (): RootData => {
  const text = document.getElementById(rootDataId)?.textContent
  return text ? (JSON.parse(text) as RootData) : neutralRootData()
}

/** JSON inside a `<script>`: a `</script>` in a text must not end it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
