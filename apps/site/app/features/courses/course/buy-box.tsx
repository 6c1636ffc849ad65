import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon, tableIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { brochurePath, coursePath } from '../../../platform/paths/paths.ts'
import { ShareRow } from '../../../platform/share/share-row.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Price } from '../fees/price.tsx'
import { CallbackForm } from './callback-form.tsx'
import type { CourseData } from './course-data.ts'

const line = 'flex min-h-11 items-center gap-2.5 py-1.5'

/**
 * What it costs and how to begin; stays beside the text on wide screens. On a laptop price and both actions have to fit
 * between the header and the lower edge, so the picture is only for taller screens and the fields open on request.
 */
export function BuyBox({ course, branch, detail }: Pick<CourseData, 'course' | 'branch' | 'detail'>) {
  const { say, stored } = useWords()
  return (
    <aside
      aria-label={say('Fee and enrolment')}
      className="relative z-2 mt-2 max-w-130 bar:sticky bar:top-20 bar:-mt-16 bar:max-w-none print:static print:order-first print:mt-0"
    >
      <div id="enrol" className="scroll-mt-20 overflow-hidden rounded-lg border border-line bg-white">
        <Picture
          src={course.image}
          alt={course.image_alt}
          width={520}
          height={260}
          sizes="(min-width: 861px) 400px, 100vw"
          className="aspect-2/1 w-full bg-night object-cover bar:[@media(max-height:999px)]:hidden print:hidden"
        />
        <div className="px-6 pt-4.5 pb-6">
          {detail ? (
            <Price fee={detail.fee} className="border-b border-line pb-4.5" />
          ) : (
            <p className="border-b border-line pb-4.5 text-ink-2">
              {say('The fee at {campus} is not fixed yet. Ask, and we tell you as soon as it is.', {
                campus: stored(branch.name),
              })}
            </p>
          )}
          <CallbackForm course={course} branch={branch} detail={detail} key={`${branch.slug}/${course.slug}`} />
          <ul className="mt-3 border-t border-line pt-2 text-sm" data-noprint>
            <li>
              {/* Made by the server, not a page of the site. */}
              <a href={brochurePath(branch.slug, course.slug)} className={line}>
                <Icon path={downloadIcon} size={18} className="text-bronze" />
                {say('Brochure of this course (PDF)')}
              </a>
            </li>
            <li>
              <Link to={`/compare?c=${branch.slug}/${course.slug}`} className={line}>
                <Icon path={tableIcon} size={18} className="text-bronze" />
                {say('Compare with another course')}
              </Link>
            </li>
          </ul>
        </div>
      </div>
      <ShareRow path={coursePath(branch.slug, course.slug)} title={`${course.name}, ${branch.name}`} className="mt-4" />
    </aside>
  )
}
