import { cardRule } from '@northlight/contract/enquiries/vrddhi'
import type { OptionName } from '@northlight/contract/options'
import { legalPath } from '../api/legal-path.ts'
import { load } from '../api/load.ts'
import { pageMeta } from '../seo/meta.ts'
import { seoRecord } from '../seo/seo-record.ts'
import { ButtonLink } from '../ui/link.tsx'
import { PageBanner } from '../ui/page-banner.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { SyllabusForm } from '../vrddhi/syllabus-form.tsx'
import { Topics } from '../vrddhi/topics.tsx'
import type { Route } from './+types/vrddhi-syllabus'

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const list = async (name: OptionName) =>
      (await client.get('/options/{name}', { params: { name } })).options.map(({ value }) => value)
    const [{ programme }, classes, syllabuses, privacyPage, seo] = await Promise.all([
      client.get('/programme/vrddhi'),
      list('vrddhi_classes'),
      list('vrddhi_syllabuses'),
      legalPath(client, 'privacy'),
      seoRecord(client, 'vrddhi-syllabus-page'),
    ])
    const { name, syllabus } = programme
    const topics = syllabus.classes.map(({ name, subjects }) => ({ name, subjects }))
    return {
      name,
      syllabus: { lead: syllabus.lead, classes: topics },
      form: { classes, syllabuses, cardRule, privacyPage },
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

export default function VrddhiSyllabus({ loaderData: { name, syllabus, form } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={`${name} syllabus`} trail={trailOf(name)} lead={syllabus.lead}>
        <ButtonLink to="#ask" variant="gold">
          Get it with a sample paper
        </ButtonLink>
      </PageBanner>
      <Section labelledBy="topics">
        <SectionHead id="topics" mark="cassiopeia" markLabel="Topics" title="What may be asked." />
        <Topics classes={syllabus.classes} />
      </Section>
      <Section id="ask" ground="tint" labelledBy="ask-heading" className="scroll-mt-16">
        <SectionHead
          id="ask-heading"
          mark="lyra"
          markLabel="Download"
          title="Syllabus and sample paper."
          lead="For your class and board, as a file to keep. It is free, and the link stands here as soon as the form is sent."
        />
        <SyllabusForm {...form} />
      </Section>
    </>
  )
}
