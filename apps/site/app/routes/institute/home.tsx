import { languageNames } from '@northlight/contract/words/languages'
import { usedWords } from '@northlight/ui/words/use-words.ts'
import { AlsoNow, Hero, type Slide } from '../../features/home/hero.tsx'
import { loadHome } from '../../features/home/load-home.ts'
import { LowerSections } from '../../features/home/lower-sections.tsx'
import { PlainHero } from '../../features/home/plain-hero.tsx'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import type { Institute } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { useHasPage } from '../../platform/paths/joining.ts'
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
const ownSlide = ({ name, tagline }: Institute, hasAdmission: boolean): Slide => ({
  eyebrow: tagline ? name : '',
  heading: tagline || name,
  text: '',
  button: hasAdmission ? { label: 'Admission', to: '/admission' } : { label: 'Ask for a call', to: '/contact-us' },
  ...{ image: '', imagePhone: '', alt: '', facts: [] },
})

export default function Home({ loaderData }: Route.ComponentProps) {
  const { institute } = useRootData()
  const hasPage = useHasPage()
  const [first = ownSlide(institute, hasPage('/admission')), ...others] = loaderData.slides
  return (
    <>
      {!first.image && institute.motif === 'plain' ? (
        <PlainHero slide={first} next={loaderData.next} />
      ) : (
        <Hero slide={first} />
      )}
      <AlsoNow slides={others} />
      <LowerSections data={loaderData} name={institute.shortName} />
    </>
  )
}
