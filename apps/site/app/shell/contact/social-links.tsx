import { classes } from '@northlight/ui/classes.ts'
import { FacebookIcon } from '@northlight/ui/icons/facebook.tsx'
import { InstagramIcon } from '@northlight/ui/icons/instagram.tsx'
import { LinkedinIcon } from '@northlight/ui/icons/linkedin.tsx'
import { TwitterIcon } from '@northlight/ui/icons/twitter.tsx'
import { YoutubeIcon } from '@northlight/ui/icons/youtube.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Institute, SocialNetwork } from '../../platform/institute/institute.ts'
import { Link } from '../../ui/controls/link.tsx'
import { networksOf } from './contact-ways.ts'

const networks: Record<SocialNetwork, { name: string; Icon: typeof FacebookIcon }> = {
  facebook: { name: 'Facebook', Icon: FacebookIcon },
  twitter: { name: 'Twitter', Icon: TwitterIcon },
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  linkedin: { name: 'LinkedIn', Icon: LinkedinIcon },
  youtube: { name: 'YouTube', Icon: YoutubeIcon },
}

/** The five networks; one without an address is left out. */
export function SocialLinks({
  institute,
  linkClass,
  className,
}: {
  institute: Institute
  linkClass: string
  className?: string
}) {
  const { say } = useWords()
  return (
    <ul className={classes('flex', className)}>
      {networksOf(institute).map((network) => {
        const { name, Icon } = networks[network]
        return (
          <li key={network}>
            <Link
              to={institute.socials[network]}
              aria-label={say('{institute} on {network} (opens a new tab)', {
                institute: institute.name,
                network: name,
              })}
              className={classes('grid place-items-center rounded-pill', linkClass)}
            >
              <Icon size={18} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
