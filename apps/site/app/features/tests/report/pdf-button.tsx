import { DownloadIcon } from '@northlight/ui/icons/download.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { useTestFamily } from './use-test-family.ts'

/** Fetches the PDF as a file with a proper name: a new tab would be stopped by many browsers. */
export function PdfButton({ slug, name }: { slug: string; name: string }) {
  const { say } = useWords()
  const { apiUrl } = useRootData()
  const { root } = useTestFamily()
  const [pending, setPending] = useState(false)

  const download = async () => {
    setPending(true)
    try {
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
    } catch {
      toast.error(say('The PDF could not be made. Check your connection and try again.'))
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant="ghost" pending={pending} pendingLabel={say('The PDF is being made')} onClick={download}>
      <DownloadIcon size={18} />
      PDF
    </Button>
  )
}
