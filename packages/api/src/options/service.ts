import type { OptionName, OptionView } from '@northlight/contract/options'
import type { Ctx } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { settingsRecord } from '../settings/service.ts'
import * as queries from './queries.ts'

/** What the forms offer now. Branches come from the branches themselves, so that no list can disagree with them. */
export const offeredOptions = async (ctx: Ctx): Promise<Record<OptionName, OptionView[]>> => {
  const [{ value }, branches] = await Promise.all([settingsRecord(ctx, 'options'), queries.openBranches(ctx.db)])
  const offered = Object.fromEntries(
    Object.entries(value).map(([name, list]) => [name, list.filter(({ is_hidden }) => is_hidden !== true)]),
  ) as typeof value
  return {
    ...offered,
    contact_branches: branches.map(({ name, slug, modes }) => ({
      value: name,
      for: modes,
      classes: [],
      courses: [],
      branch: slug,
      kind: null,
      min_age: null,
    })),
  }
}

const fits = (allowed: string[], wanted: string | undefined) =>
  wanted === undefined || allowed.length === 0 || allowed.includes(wanted)

/** The entries for one form or variant and one class. */
export const offeredFor = (list: OptionView[], wanted: { for?: string; class?: string }) =>
  list.filter((entry) => fits(entry.for, wanted.for) && fits(entry.classes, wanted.class))

type Choice = { value: string | undefined; from: OptionView[]; refusal: string }

/** 422 on every field whose value is not offered. A field that was left out is not checked here. */
export const refuseUnoffered = (choices: Record<string, Choice>) => {
  const wrong = Object.entries(choices).filter(
    ([, { value, from }]) => value !== undefined && !from.some((entry) => entry.value === value),
  )
  if (wrong.length > 0) invalid(Object.fromEntries(wrong.map(([field, { refusal }]) => [field, [refusal]])))
}
