import { classes } from '@northlight/ui/classes.ts'
import { FacebookIcon } from '@northlight/ui/icons/facebook.tsx'
import { LinkIcon } from '@northlight/ui/icons/link.tsx'
import { LinkedinIcon } from '@northlight/ui/icons/linkedin.tsx'
import { ShareIcon } from '@northlight/ui/icons/share.tsx'
import { TwitterIcon } from '@northlight/ui/icons/twitter.tsx'
import { WhatsappIcon } from '@northlight/ui/icons/whatsapp.tsx'
import { useEffect, useState } from 'react'
import { Link } from '../../ui/controls/link.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useRootData } from '../institute/institute.ts'
import { type ShareTarget, shareLink } from './share-links.ts'

const targets: { target: ShareTarget; name: string; Icon: typeof LinkIcon }[] = [
  { target: 'whatsapp', name: 'WhatsApp', Icon: WhatsappIcon },
  { target: 'facebook', name: 'Facebook', Icon: FacebookIcon },
  { target: 'twitter', name: 'X', Icon: TwitterIcon },
  { target: 'linkedin', name: 'LinkedIn', Icon: LinkedinIcon },
]

const cell = 'grid size-11 place-items-center rounded-pill text-ink-2 hover:bg-paper-2 hover:text-ink'

type Props = {
  /** Path of the page that is passed on. */
  path: string
  title: string
  label?: string
  /** Word above the icons instead of before them. */
  stacked?: boolean
  className?: string
}

/** Four networks as plain links; copying and the device's own sheet where the browser can do them. */
export function ShareRow({ path, title, label = 'Share', stacked, className }: Props) {
  const { siteUrl } = useRootData()
  const url = `${siteUrl}${path}`
  return (
    <div
      data-noprint
      className={classes(
        'flex text-sm text-ink-2',
        stacked ? 'flex-col items-start' : 'flex-wrap items-center gap-x-3',
        className,
      )}
    >
      <span aria-hidden="true">{label}</span>
      <ul aria-label={label} className={classes('flex flex-wrap', stacked && '-ml-3')}>
        {targets.map(({ target, name, Icon }) => (
          <li key={target}>
            <Link
              to={shareLink(target, url, title)}
              aria-label={`Share on ${name} (opens a new tab)`}
              className={classes(cell, 'no-underline')}
            >
              <Icon size={18} />
            </Link>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" aria-label="Copy the link" className={cell} onClick={() => void copy(url)}>
            <LinkIcon size={18} />
          </button>
        </li>
        <OwnSheet {...{ url, title }} />
      </ul>
    </div>
  )
}

const copy = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('The link is copied.')
  } catch {
    // Old browsers, and pages that are not served securely, may not write to the clipboard.
    toast.info(`Copy this address: ${url}`)
  }
}

/** The sheet of the phone, with the apps its owner uses. Known only in the browser. */
function OwnSheet({ url, title }: { url: string; title: string }) {
  const [can, setCan] = useState(false)
  useEffect(() => setCan('share' in navigator), [])
  if (!can) return null
  return (
    <li>
      <button
        type="button"
        aria-label="Share with another app"
        className={cell}
        // Closing the sheet without choosing is reported as a failure; it is none.
        onClick={() => void navigator.share({ url, title }).catch(() => undefined)}
      >
        <ShareIcon size={18} />
      </button>
    </li>
  )
}
