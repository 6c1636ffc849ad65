import { dayFrom, momentOn } from './days.ts'
import { described } from './markdown.ts'
import { idsOf, required, type World } from './world.ts'

/** Someone who speaks at two events is one speaker. */
const addSpeakers = async ({ db, picture, stamps, content }: World) => {
  const ids = new Map<string, number>()
  for (const speaker of content.events.flatMap((event) => event.speakers)) {
    if (ids.has(speaker.name)) continue
    const { id } = await db
      .insertInto('speakers')
      .values({ ...speaker, image: picture(speaker.image), ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(speaker.name, id)
  }
  return (name: string) => required(ids.get(name), `the speaker ${name}`)
}

export const addEvents = async (world: World): Promise<void> => {
  const { db, picture, stamps, now } = world
  const branchId = await idsOf(world, 'branches')
  const speakerId = await addSpeakers(world)
  for (const event of world.content.events) {
    const { speakers, specifications, venue_branch, ...rest } = event
    const { days_from_today, weekday, starts, ends, body, ...row } = rest
    const day = dayFrom(now, days_from_today, weekday)
    const { id: event_id } = await db
      .insertInto('events')
      .values({
        ...row,
        ...described(body),
        // What search engines show is one whole sentence; lists show it too rather than a text cut off.
        short_description: row.meta_description,
        event_date: momentOn(day, starts),
        ends_at: momentOn(day, ends),
        branch_id: branchId(venue_branch),
        image: picture(event.image),
        ...stamps,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('event_speakers')
      .values(speakers.map(({ name }, position) => ({ event_id, speaker_id: speakerId(name), position })))
      .execute()
    await db
      .insertInto('event_specifications')
      .values(specifications.map((fact, position) => ({ ...fact, event_id, position, ...stamps })))
      .execute()
  }
}

export const addCampaigns = async (world: World, testimonialId: (key: string) => number): Promise<void> => {
  const { db, picture, stamps } = world
  const achieverId = await idsOf(world, 'achievers')
  for (const [position, campaign] of world.content.campaigns.entries()) {
    const { testimonials, achievers, body, ...row } = campaign
    const { id: campaign_id } = await db
      .insertInto('campaigns')
      .values({
        ...row,
        ...described(body),
        image: picture(campaign.image),
        position,
        ...stamps,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const said = testimonials.map((key, position) => ({ campaign_id, testimonial_id: testimonialId(key), position }))
    const shown = achievers.map((slug, position) => ({ campaign_id, achiever_id: achieverId(slug), position }))
    if (said.length > 0) await db.insertInto('campaign_testimonials').values(said).execute()
    if (shown.length > 0) await db.insertInto('campaign_achievers').values(shown).execute()
  }
}
