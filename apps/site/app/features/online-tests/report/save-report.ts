import { browserClient } from '../../../platform/api/browser.ts'
import type { TestFamily } from './test-family.ts'

type Report = Pick<TestFamily, 'root'> & { slug: string; apiUrl: string; name: string }

/** Fetches the PDF as a file with a proper name: a new tab would be stopped by many browsers. */
export const saveReport = async ({ root, slug, apiUrl, name }: Report): Promise<void> => {
  const client = await browserClient()
  const { file_key } = await client.get(`${root}/report-download-request`, { params: { slug } })
  const response = await fetch(`${apiUrl}/v1/test-report-download/${encodeURIComponent(file_key)}`)
  if (!response.ok) throw new Error(`The report could not be fetched: ${response.status}`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-report.pdf`
  link.click()
  URL.revokeObjectURL(address)
}
