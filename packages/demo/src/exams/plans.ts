import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import type { World } from '../world.ts'
import { chanceOf } from './chance.ts'
import type { StoredPaper } from './papers.ts'
import type { SittingPlan } from './sit.ts'
import type { TestWindow } from './tests.ts'

export type StoredTest = {
  slug: string
  id: number
  window: TestWindow
  stored: StoredPaper
  policy: SittingPlan['policy']
}

/** When somebody began: in the first hours of the day, or on one of the days since the test opened. */
export const startIn = (world: World, { window, stored }: StoredTest, name: string): number => {
  const chance = chanceOf(`start ${name} ${stored.id}`)
  const opens = Date.parse(window.opensAt ?? later(world.now, -days(7)))
  if (window.closesAt) return Math.round(opens + chance.between(0, hours(5)))
  const last = Date.parse(world.now) - hours(5)
  return Math.round(chance.between(opens, Math.max(opens + 1, last)))
}

export const planOf = (world: World, test: StoredTest, name: string): SittingPlan => ({
  stored: test.stored,
  policy: test.policy,
  startsAt: startIn(world, test, name),
  closesAt: test.window.closesAt === null ? null : Date.parse(test.window.closesAt),
})
