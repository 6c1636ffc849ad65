import { DownloadIcon } from '@northlight/ui/icons/download.tsx'
import { useEffect, useState } from 'react'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { buttonClass } from '../../../ui/controls/button-look.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { fileSize } from '../../../ui/fields/file-check.ts'

type Found = { bytes?: number; isMissing?: boolean }

/** A file to fetch by hand: a window opened after waiting would be blocked. Looked for first, so that no link is dead. */
export function Download({ href, children }: { href: string; children: string }) {
  const [{ bytes, isMissing }, setFound] = useState<Found>({})
  useEffect(() => {
    const asking = new AbortController()
    fetch(href, { method: 'HEAD', signal: asking.signal })
      .then(({ status, headers }) =>
        setFound({ isMissing: status === 404, bytes: Number(headers.get('content-length')) || undefined }),
      )
      // Its size is a courtesy; the link works without it.
      .catch(() => undefined)
    return () => asking.abort()
  }, [href])
  if (isMissing) return <Missing />
  return (
    <a href={href} download className={buttonClass({ size: 'lg' })}>
      <DownloadIcon size={18} />
      {children}
      <span className="font-normal">ZIP{bytes ? `, ${fileSize(bytes)}` : ''}</span>
    </a>
  )
}

function Missing() {
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <p className="text-ink">
      The file for this class is being prepared. We have your number and send it when it is ready
      {phone && (
        <>
          , or call <Link to={telephoneLink(phone.number)}>{phone.number}</Link>
        </>
      )}
      .
    </p>
  )
}
