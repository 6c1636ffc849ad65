import type { Instant } from '@northlight/contract/dates'
import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { Act } from '@northlight/contract/office/acts'
import type { Resource } from '@northlight/contract/office/resource'
import { newKey, type Speaker } from './record-steps.ts'

/** Three records of one type: one that was never shown, one that is, and one that was and is not now. */
export type Shelf = { fresh: number; live: number; hidden: number }
type Who = { speaker: Speaker; now: () => Instant }
type Door = {
  name: string
  /** Of which records visitors see more or less when it opens, and by which act. */
  shows?: readonly (keyof Shelf)[]
  hides?: readonly (keyof Shelf)[]
  act: (acts: Resource['acts']) => Act
  /** It happens at a moment, which has to come first, or by a job. */
  isLater?: true
  go: (who: Who, root: string, shelf: Shelf) => Promise<unknown>
}

const seen = async ({ speaker }: Who, root: string, id: number) => {
  const { body } = await speaker.get(`/office/${root}/${id}`)
  return { version: (body.record as { version: number } | undefined)?.version ?? 1 }
}
const at = ({ now }: Who) => later(now(), hours(1))
const verb = async (who: Who, root: string, id: number, name: string, more: object = {}) =>
  who.speaker.post(`/office/${root}/${id}/${name}`, { ...(await seen(who, root, id)), ...more })
const many = (who: Who, root: string, input: object) => who.speaker.post(`/office/${root}/bulk`, input)

/** Every way by which a record with drafts comes before visitors or is taken from them: singly, in bulk, now and later. */
export const doors: readonly Door[] = [
  {
    name: 'publish',
    shows: ['fresh'],
    act: ({ open }) => open,
    go: (who, root, { fresh }) => verb(who, root, fresh, 'publish'),
  },
  {
    name: 'publish again',
    shows: ['hidden'],
    act: ({ open }) => open,
    go: (who, root, { hidden }) => verb(who, root, hidden, 'publish'),
  },
  {
    name: 'publish later',
    ...{ shows: ['fresh'], act: ({ open }) => open, isLater: true },
    go: (who, root, { fresh }) => verb(who, root, fresh, 'publish', { at: at(who) }),
  },
  {
    name: 'publish many',
    ...{ shows: ['fresh', 'hidden'], act: ({ open }) => open },
    go: (who, root, { fresh, hidden }) => many(who, root, { act: 'publish', ids: [fresh, hidden] }),
  },
  {
    name: 'publish all that match',
    ...{ shows: ['fresh', 'hidden'], act: ({ open }) => open, isLater: true },
    go: (who, root) => many(who, root, { act: 'publish', filter: {} }),
  },
  {
    name: 'hide',
    hides: ['live'],
    act: ({ open }) => open,
    go: (who, root, { live }) => verb(who, root, live, 'hide'),
  },
  {
    name: 'hide later',
    ...{ hides: ['live'], act: ({ open }) => open, isLater: true },
    go: (who, root, { live }) => verb(who, root, live, 'hide', { at: at(who) }),
  },
  {
    name: 'publish until',
    ...{ hides: ['live'], act: ({ open }) => open, isLater: true },
    go: (who, root, { live }) => verb(who, root, live, 'publish', { until: at(who) }),
  },
  {
    name: 'hide many',
    hides: ['live'],
    act: ({ open }) => open,
    go: (who, root, { live }) => many(who, root, { act: 'hide', ids: [live] }),
  },
  {
    name: 'hide all that match',
    ...{ hides: ['live'], act: ({ open }) => open, isLater: true },
    go: (who, root) => many(who, root, { act: 'hide', filter: {} }),
  },
  {
    name: 'delete what was live',
    ...{ hides: ['live'], act: (acts) => acts.delete },
    go: ({ speaker }, root, { live }) => speaker.delete(`/office/${root}/${live}`),
  },
  {
    name: 'delete many',
    hides: ['live'],
    act: (acts) => acts.delete,
    go: (who, root, { live }) => many(who, root, { act: 'delete', ids: [live] }),
  },
  // These never change what visitors see, whoever tries.
  {
    name: 'make',
    act: ({ draft }) => draft,
    go: ({ speaker }, root) => speaker.post(`/office/${root}`, { key: newKey() }),
  },
  {
    name: 'restore',
    act: ({ draft }) => draft,
    go: (who, root, { hidden }) => verb(who, root, hidden, 'restore', { number: 1 }),
  },
  {
    name: 'duplicate',
    act: ({ draft }) => draft,
    go: ({ speaker }, root, { live }) => speaker.post(`/office/${root}/${live}/duplicate`, { key: newKey() }),
  },
  { name: 'ask', act: ({ open }) => open, go: (who, root, { fresh }) => verb(who, root, fresh, 'ask') },
]
