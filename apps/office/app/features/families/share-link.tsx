import { useState } from 'react'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

const word = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The address of a page with the words by which the report knows it again. */
export const shareLink = (origin: string, page: string, { source, campaign }: { source: string; campaign: string }) => {
  const url = new URL(page.startsWith('/') ? page : `/${page}`, origin)
  if (word(source)) url.searchParams.set('utm_source', word(source))
  if (word(campaign)) url.searchParams.set('utm_campaign', word(campaign))
  return url.href
}

/** For a campaign or a colleague: anyone who comes by it stands under its name in the table above. */
export function ShareLink() {
  const [page, setPage] = useState('/')
  const [source, setSource] = useState('')
  const [campaign, setCampaign] = useState('')
  const link = shareLink(location.origin, page, { source, campaign })
  return (
    <div className="form max-w-130">
      <TextField label="Page" value={page} onChange={(event) => setPage(event.target.value)} hint="As /scholarship" />
      <TextField
        label="Source"
        value={source}
        onChange={(event) => setSource(event.target.value)}
        hint="Where it is shared, or who shares it: instagram, asha"
      />
      <TextField label="Campaign" value={campaign} onChange={(event) => setCampaign(event.target.value)} />
      <p className="wrap-anywhere text-sm py-2.5 px-3 bg-paper border border-line">{link}</p>
      <Button
        icon="link"
        onClick={() =>
          void navigator.clipboard.writeText(link).then(() => toast.done('The link is copied.'), toast.failed)
        }
      >
        Copy the link
      </Button>
    </div>
  )
}
