import { useEffect, useState } from 'react'
import { DownloadIcon } from '../icons/download.tsx'
import { buttonClass } from '../ui/button-look.ts'
import { fileSize } from '../ui/file-check.ts'

/** A file to fetch by hand: a window opened after waiting would be blocked. Its size is told when the server tells it. */
export function Download({ href, children }: { href: string; children: string }) {
  const [bytes, setBytes] = useState<number>()
  useEffect(() => {
    const asking = new AbortController()
    fetch(href, { method: 'HEAD', signal: asking.signal })
      .then((reply) => setBytes(reply.ok ? Number(reply.headers.get('content-length')) || undefined : undefined))
      // The size is a courtesy; the link works without it.
      .catch(() => undefined)
    return () => asking.abort()
  }, [href])
  return (
    <a href={href} download className={buttonClass({ size: 'lg' })}>
      <DownloadIcon size={18} />
      {children}
      <span className="font-normal">ZIP{bytes ? `, ${fileSize(bytes)}` : ''}</span>
    </a>
  )
}
