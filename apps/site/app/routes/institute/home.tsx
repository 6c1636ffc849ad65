import { languageNames } from '@northlight/contract/words/languages'
import { usedWords } from '@northlight/ui/words/use-words.ts'
import { AlsoNow, Hero, type Slide } from '../../features/home/hero.tsx'
import { loadHome } from '../../features/home/load-home.ts'
import { LowerSections } from '../../features/home/lower-sections.tsx'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import type { Institute } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import type { Route } from './+types/home'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadHome(context, { studyClass: url.searchParams.get('class'), goal: url.searchParams.get('goal') })

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { institute, words } = rootOf(matches)
  return pageMeta({
    // What staff wrote for search engines is English: another language has its own title.
    title: words.language === 'en' ? institute.name : languageNames[words.language],
    description: usedWords(words).stored(institute.tagline),
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
  const [first = ownSlide(institute), ...others] = loaderData.slides
  return (
    <>
      <Hero slide={first} />
      <AlsoNow slides={others} />
      <LowerSections data={loaderData} name={institute.shortName} />
    </>
  )
}
