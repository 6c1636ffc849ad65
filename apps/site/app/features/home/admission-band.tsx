import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { StarArcs } from '../../ui/art/star-arcs.tsx'
import { FoldMark } from '../../ui/controls/fold-mark.tsx'
import { BandMark } from '../../ui/layout/band-head.tsx'
import { nightBand } from '../../ui/layout/night-band.ts'

export type AdmissionBandData = {
  /** `2027–28` */
  year: string | null
  heading: string
  lead: string
  steps: { title: string; text: string }[]
  waiverHeading: string
  bands: { label: string; waived: number }[]
}
export type Brochure = { label: string; href: string }

/** How to join, what each step costs and what the test can save. */
export function AdmissionBand({ admission, brochures }: { admission: AdmissionBandData; brochures: Brochure[] }) {
  const { say } = useWords()
  const { year, heading, lead, steps, waiverHeading, bands } = admission
  return (
    <section aria-labelledby="admission-heading" className={`${nightBand} py-section`}>
      <div aria-hidden="true" className="absolute -right-75 -bottom-110 -z-1 opacity-40 max-menu:hidden">
        <StarArcs size={900} />
      </div>
      <div className="wrap grid grid-cols-1 items-start gap-x-columns-3 gap-y-8 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-[1.15fr_1fr_0.8fr]">
        <div className="max-w-160 sm:col-span-2 xl:col-span-1">
          <BandMark mark="little-dipper">
            {say('Admission')}
            {year && `, ${year}`}
          </BandMark>
          <h2 id="admission-heading" className="text-[clamp(1.9375rem,1.5rem+1.5vw,2.75rem)]">
            <Stored text={heading} />
          </h2>
          <p className="mt-4 text-lg leading-normal text-on-night-2">
            <Stored text={lead} />
          </p>
          <p className="mt-6 mb-3 flex flex-wrap gap-3 max-sm:*:flex-[1_1_100%]">
            <ButtonLink to="/admission/puc" variant="gold" size="lg">
              {say('Form for PU I')}
            </ButtonLink>
            <ButtonLink to="/admission/class-8-9-10" variant="ghost" size="lg">
              {say('Form for Classes 8–10')}
            </ButtonLink>
          </p>
          {brochures.length > 0 && <Brochures brochures={brochures} />}
        </div>
        <ol className="grid gap-4 pt-2 sm:gap-7">
          {steps.map(({ title, text }) => (
            <li
              key={title}
              className="group relative pl-11 before:absolute before:top-1.5 before:left-1.5 before:size-2.75 before:rounded-pill before:bg-gold after:absolute after:top-4.25 after:left-2.75 after:h-[calc(100%+20px)] after:origin-top after:-rotate-7 after:border-l after:border-[#8b8a64] last:after:hidden even:before:left-4.5 even:after:left-5.75 even:after:rotate-7"
            >
              <b className="block font-serif text-[1.125rem] sm:text-h4 leading-card font-medium">
                <Stored text={title} />
              </b>
              <span className="mt-0.5 block text-sm leading-normal text-on-night-2">
                <Stored text={text} />
              </span>
            </li>
          ))}
        </ol>
        {bands.length > 0 && (
          <>
            <div className="on-night rounded-lg border border-line-night bg-[#122043] px-6 pt-5 pb-3 max-sm:hidden">
              <h3 id="waiver-heading" className="mb-2.5 text-h4">
                <Stored text={waiverHeading} />
              </h3>
              <Waivers bands={bands} labelledBy="waiver-heading" />
            </div>
            <details className="on-night rounded-lg border border-line-night bg-[#122043] px-5 py-1.5 sm:hidden">
              <summary className="flex min-h-11 items-center justify-between gap-2">
                <h3 id="waiver-short" className="text-h4">
                  <Stored text={waiverHeading} />
                </h3>
                <FoldMark className="text-gold" />
              </summary>
              <Waivers bands={bands} labelledBy="waiver-short" />
            </details>
          </>
        )}
      </div>
    </section>
  )
}

/** What each mark in the test is worth. */
function Waivers({ bands, labelledBy }: { bands: AdmissionBandData['bands']; labelledBy: string }) {
  const { say } = useWords()
  return (
    <table aria-labelledby={labelledBy} className="w-full text-sm">
      <thead className="text-xs text-on-night-2">
        <tr>
          <th scope="col" className="py-1.5 text-left font-normal">
            {say('Your mark, %')}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {say('Fee waived')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ label, waived }) => (
          <tr key={label} className="border-t border-line-night">
            <td className="py-2.25">
              <Stored text={label} />
            </td>
            <td className="w-[56%] py-2.25">
              <span className="flex items-center gap-3">
                <span aria-hidden="true" className="h-1.5 grow overflow-hidden rounded-pill bg-[#24355f]">
                  {/* The length is the number itself, which no class can know. */}
                  <span className="block h-full bg-gold" style={{ width: `${waived}%` }} />
                </span>
                <span className="w-11 text-right">{waived}%</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Brochures({ brochures }: { brochures: Brochure[] }) {
  const { inEnglish, say } = useWords()
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center gap-2.5 font-medium hover:text-gold">
        <Icon path={downloadIcon} />
        {say('Brochures')} <span className="font-normal text-on-night-2">{say('PDF, one for each course')}</span>
        <FoldMark size={18} />
      </summary>
      <ul {...inEnglish} className="mt-1 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-1">
        {brochures.map(({ label, href }) => (
          <li key={href}>
            {/* A file, not a page of the site. */}
            <a href={href} className="inline-block py-1.5">
              {label} <span className="text-on-night-2">PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
