import type { AdmissionKind, PucAdmissionInput, SchoolAdmissionInput } from '@northlight/contract/enquiries/admission'
import type { Ctx } from '../../kernel/context.ts'
import { chosenFrom, offeredFor, offeredOptions } from '../../options/service.ts'
import { submit } from '../submit.ts'

/** What was typed about siblings before the answer was changed back is dropped. */
const siblingsOf = (input: PucAdmissionInput) => {
  const has_sibling = input.sibling === 'Yes'
  const studies = has_sibling && input.sibling_occupation === 'studying'
  return {
    has_sibling,
    sibling_occupation: has_sibling ? (input.sibling_occupation ?? null) : null,
    no_of_sibling: studies ? (input.no_of_sibling ?? null) : null,
    sibling_school: studies ? (input.sibling_school ?? null) : null,
    sibling_class: studies ? (input.sibling_class ?? null) : null,
  }
}

const apply = async (
  ctx: Ctx,
  kind: AdmissionKind,
  input: PucAdmissionInput,
  school: { class: string; percentage: number } | null,
) => {
  const offered = await offeredOptions(ctx)
  // Which batches there are can only be said of a class that there is.
  const { class: schoolClass } = chosenFrom({
    class: { value: school?.class, from: offered.admission_classes, refusal: 'Choose a class from the list.' },
  })
  const chosen = chosenFrom({
    center: {
      value: input.center,
      from: offeredFor(offered.admission_centres, { for: kind }),
      refusal: 'Choose a centre from the list.',
    },
    batch: {
      value: input.batch,
      from: offeredFor(offered.batches, { for: kind, class: schoolClass }),
      refusal: school ? 'Choose a batch for this class from the list.' : 'Choose a batch from the list.',
    },
  })
  const { marks, aadhar, sibling, consent, consent_version, ...student } = input
  return submit(ctx, 'admission', {
    fields: {
      ...student,
      ...chosen,
      ...siblingsOf(input),
      kind,
      // To which words a parent agreed in our own form; other clients bring none.
      consent_version: consent === 'yes' ? (consent_version ?? null) : null,
      aadhar_last_four: aadhar?.slice(-4) ?? '',
      class: schoolClass ?? null,
      percentage: school?.percentage ?? null,
    },
    upload: { kind: 'marks', file: marks, column: 'marks_file_id' },
    about: { kind },
  })
}

export const applyForPuc = (ctx: Ctx, input: PucAdmissionInput) => apply(ctx, 'puc', input, null)

export const applyForSchool = (ctx: Ctx, { class: schoolClass, percentage, ...input }: SchoolAdmissionInput) =>
  apply(ctx, 'class-8-9-10', input, { class: schoolClass, percentage })
