import { AdmissionBand } from '../home/admission-band.tsx'
import { ComeAndRead } from '../home/come-and-read.tsx'
import { Courses } from '../home/courses.tsx'
import { Faculty } from '../home/faculty.tsx'
import { AlsoNow, Hero, type Slide } from '../home/hero.tsx'
import { loadHome } from '../home/load-home.ts'
import { Results } from '../home/results.tsx'
import { WhoWeAre } from '../home/who-we-are.tsx'
import { Why } from '../home/why.tsx'
import { Words } from '../home/words.tsx'
import { pageMeta, rootOf } from '../seo/meta.ts'
import { type Institute, useRootData } from '../shell/institute.ts'
import type { Route } from './+types/home'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { institute } = rootOf(matches)
  return pageMeta({
    title: institute.name,
    description: institute.tagline,
    seo: loaderData?.seo,
    path: '/',
    jsonLd: loaderData?.jsonLd,
    matches,
  })
}

/** For an institute that has not written its first slide. */
const ownSlide = ({ name, tagline }: Institute): Slide => ({
  eyebrow: tagline ? name : '',
  heading: tagline || name,
  text: '',
  button: { label: 'Admission', to: '/admission' },
  ...{ image: '', imagePhone: '', alt: '', facts: [] },
})

export default function Home({ loaderData }: Route.ComponentProps) {
  const { institute } = useRootData()
  const { slides, admission } = loaderData
  const [first = ownSlide(institute), ...others] = slides
  return (
    <>
      <Hero slide={first} />
      <AlsoNow slides={others} />
      <Results result={loaderData.result} achievers={loaderData.achievers} lists={loaderData.lists} />
      <Courses groups={loaderData.groups} />
      <WhoWeAre about={loaderData.about} points={loaderData.common} />
      <Why name={institute.shortName} track={loaderData.track} points={loaderData.reasons} />
      {admission && <AdmissionBand admission={admission} brochures={loaderData.brochures} />}
      <Faculty people={loaderData.faculty} />
      <Words testimonials={loaderData.words} />
      <ComeAndRead events={loaderData.events} campuses={loaderData.campuses} articles={loaderData.articles} />
    </>
  )
}
