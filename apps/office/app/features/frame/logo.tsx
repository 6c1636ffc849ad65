import { minutes } from '@northlight/contract/durations'
import { LogoMark } from '@northlight/ui/kit/logo.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'

/** What everybody may know of the institute, also before somebody has signed in. */
const useInstitute = () =>
  useQuery({ queryKey: ['website-detail'], queryFn: () => client.get('/website-detail'), staleTime: minutes(5) }).data
    ?.general

const isOwn = (picture: string | undefined) => picture !== undefined && !picture.includes('/storage/drawn/')

/** The logo or the mark of the institute, its short name, and where one is. */
export function Logo({ name }: { name?: string | undefined }) {
  const institute = useInstitute()
  const short = institute?.website_short_name || name || institute?.website_name || ''
  return (
    <>
      {isOwn(institute?.website_logo) ? (
        <img src={ownAddress(institute?.website_logo ?? '')} alt="" className="h-7 max-w-30 object-contain" />
      ) : institute?.motif === 'stars' ? (
        <LogoMark size={28} />
      ) : (
        short && <Letter name={short} />
      )}
      <span>
        {short} <span className="font-[380] text-on-night-2 max-menu:hidden">Office</span>
      </span>
    </>
  )
}

const Letter = ({ name }: { name: string }) => (
  <span
    className="grid size-7 place-items-center rounded-[7px] bg-gold font-semibold text-base text-night"
    aria-hidden="true"
  >
    {name.trim().charAt(0).toUpperCase()}
  </span>
)
