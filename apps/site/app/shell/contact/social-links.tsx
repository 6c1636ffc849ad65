import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { facebookIcon, instagramIcon, linkedinIcon, twitterIcon, youtubeIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Institute, SocialNetwork } from '../../platform/institute/institute.ts'
import { networksOf } from './contact-ways.ts'

const networks: Record<SocialNetwork, { name: string; icon: string }> = {
  facebook: { name: 'Facebook', icon: facebookIcon },
  twitter: { name: 'Twitter', icon: twitterIcon },
  instagram: { name: 'Instagram', icon: instagramIcon },
  linkedin: { name: 'LinkedIn', icon: linkedinIcon },
  youtube: { name: 'YouTube', icon: youtubeIcon },
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
        const { name, icon } = networks[network]
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
              <Icon path={icon} size={18} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
