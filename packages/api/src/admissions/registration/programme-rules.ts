import { ageOn } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import type { OptionView } from '@northlight/contract/options'
import { userById } from '../../accounts/queries.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { chosenFrom, offeredOptions } from '../../options/service.ts'

type Wanted = { program: string; class: string; date_of_birth?: string | undefined }

const bornOn = async (ctx: Ctx, { date_of_birth }: Wanted) => {
  if (date_of_birth !== undefined || ctx.actor.kind !== 'user') return date_of_birth
  return (await userById(ctx.db, ctx.actor.id))?.date_of_birth ?? undefined
}

/**
 * The programme as the list spells it. Only what the list offers, and only whom it is for: the classes and the least age
 * stand with each entry, are edited by staff and are empty unless the rules of a state ask for them.
 */
export const fitProgramme = async (ctx: Ctx, wanted: Wanted): Promise<string> => {
  const { programmes } = await offeredOptions(ctx)
  const { program } = chosenFrom({
    program: { value: wanted.program, from: programmes, refusal: 'Choose a programme from the list.' },
  })
  await refuseUnfit(ctx, wanted, programmes.find(({ value }) => value === program) ?? fail('unexpected'))
  return program
}

const refuseUnfit = async (ctx: Ctx, wanted: Wanted, entry: OptionView): Promise<void> => {
  if (entry.classes.length > 0 && !entry.classes.includes(wanted.class))
    invalid({ program: [`This programme is for Class ${entry.classes.join(', ')} only. Please choose another one.`] })
  if (entry.min_age === null) return
  const born = await bornOn(ctx, wanted)
  if (born === undefined)
    return invalid({
      date_of_birth: [`This programme is for students of ${entry.min_age} years or more. Enter the date of birth.`],
    })
  if (ageOn(born, indianDay(ctx.now())) < entry.min_age)
    invalid({
      program: [`This programme is for students of ${entry.min_age} years or more. Please choose another one.`],
    })
}
