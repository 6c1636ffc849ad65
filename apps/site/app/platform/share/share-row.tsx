import { pathIn } from '@northlight/contract/words/language-paths'
import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { facebookIcon, linkedinIcon, linkIcon, shareIcon, twitterIcon, whatsappIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRootData } from '../institute/root-data.ts'
import { type ShareTarget, shareLink } from './share-links.ts'

const targets: { target: ShareTarget; name: string; icon: string }[] = [
  { target: 'whatsapp', name: 'WhatsApp', icon: whatsappIcon },
  { target: 'facebook', name: 'Facebook', icon: facebookIcon },
  { target: 'twitter', name: 'X', icon: twitterIcon },
  { target: 'linkedin', name: 'LinkedIn', icon: linkedinIcon },
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

/** Four networks as plain links; copying and the device's own sheet are done by `shell/live/page-buttons.ts`. */
export function ShareRow({ path, title, label, stacked, className }: Props) {
  const { language, say } = useWords()
  const { siteUrl } = useRootData()
  const url = siteUrl + pathIn(language, path)
  const shownLabel = label ?? say('Share')
  return (
    <div
      data-noprint
      className={classes(
        'flex text-sm text-ink-2',
        stacked ? 'flex-col items-start' : 'flex-wrap items-center gap-x-3',
        className,
      )}
    >
      <span aria-hidden="true">{shownLabel}</span>
      <ul aria-label={shownLabel} className={classes('flex flex-wrap', stacked && '-ml-3')}>
        {targets.map(({ target, name, icon }) => (
          <li key={target}>
            <Link
              to={shareLink(target, url, title)}
              aria-label={say('Share on {name} (opens a new tab)', { name })}
              className={classes(cell, 'no-underline')}
            >
              <Icon path={icon} size={18} />
            </Link>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" aria-label={say('Copy the link')} className={cell} data-copy={url}>
            <Icon path={linkIcon} size={18} />
          </button>
        </li>
        {/* The sheet of the phone, with the apps its owner uses; shown where the browser has one. */}
        <li className="not-[.can-share_*]:hidden">
          <button
            type="button"
            aria-label={say('Share with another app')}
            className={cell}
            data-share={url}
            data-title={title}
          >
            <Icon path={shareIcon} size={18} />
          </button>
        </li>
      </ul>
    </div>
  )
}
