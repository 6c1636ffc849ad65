import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useTestFamily } from './use-test-family.ts'

/** What it does is fetched with the press: few who read a report save it. */
export function PdfButton({ slug, name }: { slug: string; name: string }) {
  const { say } = useWords()
  const { apiUrl } = useRootData()
  const { root } = useTestFamily()
  const { act, pending } = useAct({
    onFailed: () => toast.error(say('The PDF could not be made. Check your connection and try again.')),
  })

  const download = () =>
    act(async () => {
      const { saveReport } = await fetchFile(() => import('./save-report.ts'))
      await saveReport({ root, slug, apiUrl, name })
    })

  return (
    <Button variant="ghost" pending={pending} pendingLabel={say('The PDF is being made')} onClick={download}>
      <Icon path={downloadIcon} size={18} />
      PDF
    </Button>
  )
}
