import { addressIn } from '@northlight/contract/words/campaign-paths'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { preload } from 'react-dom'
import { useHasPage } from '../../platform/paths/joining.ts'
import { nightBand } from '../../ui/layout/night-band.ts'
import { fluidSources, imageScreens } from '../../ui/pictures/picture-sources.ts'
import sky from './hero-sky.svg'
import skyPhone from './hero-sky-phone.svg'

export type Slide = {
  eyebrow: string
  heading: string
  text: string
  button: { label: string; to: string } | null
  /** Empty = the sky the product draws itself. */
  image: string
  imagePhone: string
  alt: string
  facts: { title: string; text: string }[]
}

/** A drawing this large is sent as drawn: a fifth of the bytes of any picture made from it, and sharp on every screen. */
const sourcesOf = (image: string, widest: number): ReturnType<typeof fluidSources> =>
  image.endsWith('.svg') ? { src: image } : fluidSources(image, widest)

/** Named in the head: the browser asks for it with the first bytes, before it has read the sheet and the menus. */
const preloadPicture = ({ src, srcSet }: ReturnType<typeof fluidSources>, media: string) =>
  preload(src, {
    as: 'image',
    imageSrcSet: srcSet,
    imageSizes: srcSet && '100vw',
    fetchPriority: 'high',
    media,
  })

/** The promise, and the two things to do about it. */
export function Hero({ slide }: { slide: Slide }) {
  const { language, say } = useWords()
  const hasPage = useHasPage()
  const wide = slide.image ? sourcesOf(slide.image, imageScreens['2xl']) : { src: sky }
  const phone = slide.image ? sourcesOf(slide.imagePhone, imageScreens.md) : { src: skyPhone }
  preloadPicture(phone, '(max-width: 992px)')
  preloadPicture(wide, '(min-width: 993px)')
  return (
    <section aria-labelledby="promise" className={nightBand}>
      <picture data-noprint>
        <source media="(max-width: 992px)" srcSet={phone.srcSet ?? phone.src} sizes="100vw" />
        <img
          {...wide}
          sizes={wide.srcSet && '100vw'}
          alt={slide.image ? slide.alt : ''}
          width="1920"
          height="900"
          fetchPriority="high"
          className="absolute inset-0 -z-2 size-full object-cover object-[50%_100%] menu:object-[78%_100%]"
        />
      </picture>
      <div aria-hidden="true" data-noprint className="hero-scrim absolute inset-0 -z-1" />
      <div className="wrap relative grid content-start items-start pt-8 pb-72 print:pb-4 md:pt-[clamp(3.5rem,2rem+5vw,6.5rem)] md:pb-110 menu:min-h-[min(780px,max(620px,calc(100vh-117px)))] menu:pb-50">
        <div className="max-w-140 xl:max-w-165">
          {slide.eyebrow && (
            <p className="mb-4 sm:mb-6 inline-flex items-center gap-3 text-sm font-medium text-gold">
              <span
                aria-hidden="true"
                className="relative h-px w-7 bg-gold after:absolute after:-top-[3px] after:-right-[3px] after:size-[7px] after:rounded-pill after:bg-gold"
              />
              <Stored text={slide.eyebrow} />
            </p>
          )}
          <h1 id="promise">
            <Stored text={slide.heading} />
          </h1>
          {slide.text && (
            <p className="mt-5 sm:mt-7 max-w-[31.5em] text-lg leading-normal text-on-night-3">
              <Stored text={slide.text} />
            </p>
          )}
          <p className="mt-6 sm:mt-9 flex flex-wrap gap-3 max-md:*:flex-[1_1_100%]">
            {slide.button && (
              <ButtonLink to={addressIn(language, slide.button.to)} variant="gold" size="lg">
                <Stored text={slide.button.label} />
              </ButtonLink>
            )}
            {hasPage('/online-tests') && (
              <ButtonLink to="/online-tests" variant="ghost" size="lg">
                {say('Take a free test')}
              </ButtonLink>
            )}
          </p>
        </div>
        {slide.facts.length > 0 && (
          <dl className="mt-6 grid grid-cols-2 gap-4 md:mt-10 md:grid-cols-[repeat(2,minmax(0,240px))] md:gap-6 menu:mt-0 menu:contents">
            {slide.facts.map((fact, index) => (
              <div
                key={fact.title}
                className={`relative border-l border-gold pl-4 max-menu:[text-shadow:0_0_10px_var(--color-night),0_0_4px_var(--color-night)] text-xs leading-brief before:absolute before:-top-1 before:-left-1 before:size-1.75 before:rounded-pill before:bg-gold md:text-sm menu:absolute menu:max-w-47.5 menu:bg-night/90 menu:shadow-[0_0_22px_18px_rgb(14_26_51/0.9)] ${index === 0 ? 'menu:top-16 menu:right-0 xl:top-26' : 'menu:hidden xl:top-16 xl:right-[30%] xl:block'}`}
              >
                <dt className="font-serif text-body leading-heading font-medium tracking-[-0.01em] md:text-[1.25rem]">
                  <Stored text={fact.title} />
                </dt>
                <dd className="mt-0.75 text-[#c9d3e8]">
                  <Stored text={fact.text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

/** What would be further slides, without the sliding: all of them at once, as lines. */
export function AlsoNow({ slides }: { slides: Pick<Slide, 'eyebrow' | 'heading' | 'button'>[] }) {
  const { language, say } = useWords()
  const shown = slides.filter(({ button }) => button !== null)
  if (shown.length === 0) return null
  return (
    <section aria-label={say('Also now')} className="on-night bg-night-3">
      <div className="wrap">
        <ul className="snap-row max-sm:py-4 sm:grid sm:gap-x-16 md:auto-cols-fr md:grid-flow-col">
          {shown.map(({ eyebrow, heading, button }) => (
            <li
              key={heading}
              className="border-line-night sm:border-b sm:py-4 sm:last:border-b-0 md:border-b-0 md:py-8"
            >
              {eyebrow && (
                <p className="text-xs font-medium text-gold sm:text-sm">
                  <Stored text={eyebrow} />
                </p>
              )}
              <p className="mt-0.5 max-w-[21.5em] font-serif text-body leading-card md:text-h4">
                <Stored text={heading} />
              </p>
              {button && (
                <ButtonLink to={addressIn(language, button.to)} variant="ghost" size="sm" className="mt-2.5 md:mt-4">
                  <Stored text={button.label} />
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
