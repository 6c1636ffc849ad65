import type { OptionName } from '@northlight/contract/options'
import { SyllabusFiles } from '../../features/courses/vrddhi/syllabus-files.tsx'
import { Topics } from '../../features/courses/vrddhi/topics.tsx'
import { WithPicture } from '../../features/courses/vrddhi/with-picture.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { seoRecord } from '../../platform/head/seo-record.ts'
import { ButtonLink } from '../../ui/controls/link.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { Section, SectionHead, SectionMark } from '../../ui/layout/section.tsx'
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

const trailOf = (name: string) => [[name, '/vrddhi'], ['Syllabus']] as const

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  const { name, syllabus, seo } = loaderData
  return pageMeta({
    title: `${name} syllabus`,
    description: syllabus.lead,
    seo,
    path: location.pathname,
    trail: trailOf(name),
    matches,
  })
}

export default function VrddhiSyllabus({ loaderData: { name, syllabus, files } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={`${name} syllabus`} trail={trailOf(name)} lead={syllabus.lead}>
        <ButtonLink to="#ask" variant="gold">
          Download with a sample paper
        </ButtonLink>
      </PageBanner>
      <Section labelledBy="topics">
        <SectionHead id="topics" mark="cassiopeia" markLabel="Topics" title="What to expect." />
        <Topics classes={syllabus.classes} />
      </Section>
      <Section id="ask" ground="tint" labelledBy="ask-heading" className="scroll-mt-16">
        <div className="mb-[clamp(2rem,1.2rem+3vw,4rem)]">
          <WithPicture picture={syllabus.picture} side="right">
            <div>
              <SectionMark mark="lyra">Download</SectionMark>
              <h2 id="ask-heading" className="max-w-[17ch]">
                Syllabus and sample paper.
              </h2>
              <p className="mt-6 max-w-[46ch] text-lg leading-normal text-ink-2">
                For your class and board, as a file to keep. It is free, and we do not ask for your name or number.
              </p>
            </div>
          </WithPicture>
        </div>
        <SyllabusFiles {...files} />
      </Section>
    </>
  )
}
