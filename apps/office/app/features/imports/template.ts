import { importTargets } from '@northlight/contract/office/import-targets'
import type { Resource } from '@northlight/contract/office/resource'

/** An empty list with the heads that are understood without a word. */
export const templateOf = (resource: Resource): string =>
  `\ufeff${importTargets(resource)
    .map(({ label }) => `"${label.replaceAll('"', '""')}"`)
    .join(',')}\r\n`

export const saveTemplate = (resource: Resource) => {
  const address = URL.createObjectURL(new Blob([templateOf(resource)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${resource.name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
