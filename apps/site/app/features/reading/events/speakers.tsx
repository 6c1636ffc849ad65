import { Picture } from '../../../ui/pictures/picture.tsx'

export type Speaker = { id: number; name: string; post: string; qualification: string; image: string; alt: string }

export function Speakers({ speakers }: { speakers: Speaker[] }) {
  if (speakers.length === 0) return null
  return (
    <section aria-labelledby="speakers" className="mt-14">
      <h2 id="speakers" className="text-h3">
        {speakers.length === 1 ? 'Speakers' : 'Who you will meet'}
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2">
        {speakers.map((speaker) => (
          <li key={speaker.id} className="flex items-center gap-5 border-t border-line-2 pt-5">
            <Picture
              src={speaker.image}
              alt={speaker.alt}
              width={96}
              height={96}
              box={96}
              className="size-[min(6rem,30vw)] shrink-0 rounded-lg object-cover"
            />
            <div className="min-w-0">
              <h3 className="text-h4">{speaker.name}</h3>
              {speaker.post && <p className="text-sm text-ink-2">{speaker.post}</p>}
              {speaker.qualification && <p className="text-sm text-ink-2">{speaker.qualification}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
