import type { OptionName, OptionView } from '@northlight/contract/options'
import { readChoice } from '@northlight/contract/read-choice'
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

/**
 * What was chosen, as the lists spell it: `IX` is read as `9`. 422 on every field whose value is not offered, with what
 * is. A field that was left out stays out.
 */
export const chosenFrom = <Given extends Record<string, Choice>>(
  choices: Given,
): { [Field in keyof Given]: Given[Field]['value'] } => {
  const read = Object.entries(choices).map(([field, choice]) => {
    const list = choice.from.map(({ value }) => value)
    return { field, ...choice, list, chosen: choice.value === undefined ? undefined : readChoice(choice.value, list) }
  })
  const wrong = read.filter(({ value, chosen }) => value !== undefined && chosen === undefined)
  if (wrong.length > 0)
    invalid(
      Object.fromEntries(wrong.map(({ field, refusal }) => [field, [refusal]])),
      Object.fromEntries(wrong.map(({ field, list }) => [field, list])),
    )
  return Object.fromEntries(read.map(({ field, chosen }) => [field, chosen])) as {
    [Field in keyof Given]: Given[Field]['value']
  }
}
