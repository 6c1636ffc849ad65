import type { VrddhiInput } from '@northlight/contract/enquiries/vrddhi'
import type { Ctx } from '../../kernel/context.ts'
import { chosenFrom, offeredOptions } from '../../options/service.ts'
import { submit } from '../submit.ts'

export const askForSyllabus = async (ctx: Ctx, { card, ...input }: VrddhiInput) => {
  const offered = await offeredOptions(ctx)
  const chosen = chosenFrom({
    class: { value: input.class, from: offered.vrddhi_classes, refusal: 'Choose your class from the list.' },
    syllabus: {
      value: input.syllabus,
      from: offered.vrddhi_syllabuses,
      refusal: 'Choose your syllabus from the list.',
    },
  })
  return submit(ctx, 'vrddhi', {
    fields: { ...input, ...chosen },
    upload: { kind: 'card', file: card, column: 'card_file_id' },
  })
}
