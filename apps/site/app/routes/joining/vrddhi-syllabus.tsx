import type { OptionName } from '@northlight/contract/options'
import type { Say } from '@northlight/contract/words/say'
import { Band } from '@northlight/ui/kit/band.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { usedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { SyllabusFiles } from '../../features/courses/vrddhi/syllabus-files.tsx'
import { Topics } from '../../features/courses/vrddhi/topics.tsx'
import { WithPicture } from '../../features/courses/vrddhi/with-picture.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { BandHead, BandMark } from '../../ui/layout/band-head.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/vrddhi-syllabus'

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const list = async (name: OptionName) =>
      (await client.get('/options/{name}', { params: { name } })).options.map(({ value }) => value)
    const [{ programme }, classes, syllabuses, seo] = await Promise.all([
      client.get('/programme/vrddhi'),
      list('vrddhi_classes'),
      list('vrddhi_syllabuses'),
      seoRecord(client, 'vrddhi-syllabus-page'),
    ])
    const { name, syllabus } = programme
    const topics = syllabus.classes.map(({ name, subjects }) => ({ name, subjects }))
    return {
      name,
      syllabus: {
        lead: syllabus.lead,
        classes: topics,
        picture: { image: syllabus.image, image_alt: syllabus.image_alt },
      },
      files: { classes, syllabuses },
      seo,
    }
  })

const trailOf = (name: string, say: Say) => [[name, '/vrddhi'], [say('Syllabus')]] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { name, syllabus, seo } = loaderData
  const { say, stored } = usedWords(rootOf(matches).words)
  return pageMeta({
    title: say('{name} syllabus', { name: stored(name) }),
    description: stored(syllabus.lead),
    seo,
    path: location.pathname,
    trail: trailOf(stored(name), say),
    matches,
  })
}

export default function VrddhiSyllabus({ loaderData: { name, syllabus, files } }: Route.ComponentProps) {
  const { say, stored } = useWords()
  return (
    <>
      <PageBanner
        title={say('{name} syllabus', { name: stored(name) })}
        trail={trailOf(stored(name), say)}
        lead={<Stored text={syllabus.lead} />}
      >
        <ButtonLink to="#ask" variant="gold">
          {say('Download with a sample paper')}
        </ButtonLink>
      </PageBanner>
      <Band labelledBy="topics">
        <BandHead id="topics" mark="cassiopeia" markLabel={say('Topics')} title={say('What to expect.')} />
        <Topics classes={syllabus.classes} />
      </Band>
      <Band id="ask" ground="tint" labelledBy="ask-heading" className="scroll-mt-16">
        <div className="mb-[clamp(2rem,1.2rem+3vw,4rem)]">
          <WithPicture picture={syllabus.picture} side="right">
            <div>
              <BandMark mark="lyra">{say('Download')}</BandMark>
              <h2 id="ask-heading" className="max-w-[10.5em]">
                {say('Syllabus and sample paper.')}
              </h2>
              <p className="mt-6 max-w-[29em] text-lg leading-normal text-ink-2">
                {say(
                  'For your class and board, as a file to keep. It is free, and we do not ask for your name or number.',
                )}
              </p>
            </div>
          </WithPicture>
        </div>
        <SyllabusFiles {...files} />
      </Band>
    </>
  )
}
