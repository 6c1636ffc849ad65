import { Icon } from '@northlight/ui/kit/icon.tsx'
import { externalIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import type { Campus } from './campus.ts'
import { MapButton } from './map-button.tsx'

/** Where to go and when somebody is there. A map is fetched on a click, or opens elsewhere: before that nothing foreign is loaded. */
export function CampusList({ campuses }: { campuses: Campus[] }) {
  const { inEnglish, say } = useWords()
  return (
    <ul className="mt-7">
      {campuses.map((campus) => (
        <li
          key={campus.slug}
          id={campus.slug}
          className="grid scroll-mt-24 gap-x-7 grid-cols-1 gap-y-5 border-t border-line-2 py-7 sm:max-menu:grid-cols-[168px_minmax(0,1fr)] xl:grid-cols-[168px_minmax(0,1fr)]"
        >
          <Picture
            src={campus.image}
            alt={campus.alt}
            width={200}
            height={150}
            box={200}
            className="aspect-4/3 w-42 rounded-lg object-cover object-[55%_100%] max-sm:hidden menu:max-xl:hidden"
          />
          <div className="min-w-0">
            <h3>
              <Stored text={campus.name} />{' '}
              <span className="ml-1 font-sans text-sm leading-none font-normal tracking-normal text-ink-2">
                <Stored text={campus.area} />
              </span>
            </h3>
            {campus.text && (
              <p className="mt-1.5 text-sm text-ink-2">
                <Stored text={campus.text} />
              </p>
            )}
            <div className="mt-4 grid grid-cols-1 gap-y-4 text-sm leading-[1.6]">
              <address {...inEnglish}>
                {campus.address}
                {campus.phone && (
                  <Link to={telephoneLink(campus.phone)} className="mt-1 block w-fit py-0.5 figures">
                    {campus.phone}
                  </Link>
                )}
                {campus.email && (
                  <Link to={`mailto:${campus.email}`} className="block w-fit py-0.5 wrap-anywhere">
                    {campus.email}
                  </Link>
                )}
              </address>
              <Hours campus={campus} />
            </div>
            {campus.mapUrl && (
              <div className="mt-4 flex flex-wrap items-center gap-3">
                <MapButton name={campus.name} mapUrl={campus.mapUrl} />
                <ButtonLink to={campus.mapUrl} variant="line" size="sm">
                  {say('Directions')}
                  <span className="sr-only">: {campus.name}</span>
                  <Icon path={externalIcon} size={16} />
                </ButtonLink>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Hours({ campus: { name, hours } }: { campus: Campus }) {
  const { say, stored } = useWords()
  if (hours.length === 0) return null
  return (
    // Long words of Kannada break where the letters are twice as large.
    <table className="self-start text-left wrap-anywhere">
      <caption className="sr-only">{say('Opening hours, {campus}', { campus: stored(name) })}</caption>
      <tbody>
        {hours.map(({ days, text }) => (
          <tr key={days} className="align-top">
            <th scope="row" className="w-[min(9rem,40vw)] pr-3.5 font-normal text-ink-2">
              <Stored text={days} />
            </th>
            <td>
              <Stored text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
