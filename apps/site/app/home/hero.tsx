import { ButtonLink } from '../ui/link.tsx'
import sky from './hero-sky.svg'
import skyPhone from './hero-sky-phone.svg'

/** The promise, and the two things to do about it. */
export function Hero() {
  return (
    <section aria-labelledby="promise" className="on-night relative isolate overflow-hidden bg-night">
      <picture>
        <source media="(max-width: 992px)" srcSet={skyPhone} />
        <img
          src={sky}
          alt=""
          width="1920"
          height="900"
          fetchPriority="high"
          className="absolute inset-0 -z-2 size-full object-cover object-[50%_100%] menu:object-[78%_100%]"
        />
      </picture>
      <div aria-hidden="true" className="hero-scrim absolute inset-0 -z-1" />
      <div className="wrap relative grid content-start items-start pt-10 pb-85 md:pt-[clamp(3.5rem,2rem+5vw,6.5rem)] md:pb-110 menu:min-h-[min(780px,max(620px,calc(100vh-117px)))] menu:pb-50">
        <div className="max-w-140 xl:max-w-165">
          <p className="mb-6 inline-flex items-center gap-3 text-sm font-medium text-gold">
            <span
              aria-hidden="true"
              className="relative h-px w-7 bg-gold after:absolute after:-top-[3px] after:-right-[3px] after:size-[7px] after:rounded-pill after:bg-gold"
            />
            Admissions are open
          </p>
          <h1 id="promise">Thirty in a class. No one lost in it.</h1>
          <p className="mt-7 max-w-[50ch] text-lg leading-normal text-on-night-3">
            JEE, NEET and KCET preparation woven into your PU years, or an early start from Class 8. Day scholar or
            residential, with every fee and refund rule printed before you ask.
          </p>
          <p className="mt-9 flex flex-wrap gap-3 max-md:*:flex-[1_1_100%]">
            <ButtonLink to="/admission" variant="gold" size="lg">
              Apply for admission
            </ButtonLink>
            <ButtonLink to="/online-tests" variant="ghost" size="lg">
              Take a free test
            </ButtonLink>
          </p>
        </div>
        <p className="absolute right-0 bottom-7 text-xs text-[#a9b6d2] max-md:hidden">
          Looking north from the terrace: the whole sky turns, the pole star stays.
        </p>
      </div>
    </section>
  )
}
