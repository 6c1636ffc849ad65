/** An entry of the list of centres: where, and how one studies there. */
export type Centre = { value: string; branch: string | null; kind: string | null }
/** An entry of the list of batches: for which classes, and which courses it stands for. */
export type Batch = { value: string; classes: string[]; courses: string[] }
export type BatchFee = {
  branch: string
  course: string
  name: string
  mode: string | null
  paise: number
  basis: string | null
  instalments: { count: number; amount_paise: number } | null
}

const suits = (kind: string | null, mode: string | null): boolean => {
  if (kind === null || mode === null) return true
  const [isResidential, isOnline] = [/residential/i.test(mode), /online/i.test(mode)]
  if (/residential/i.test(kind)) return isResidential
  if (/online/i.test(kind)) return isOnline
  return !isResidential && !isOnline
}

/** The courses of a batch as one centre gives them. */
export const feesAt = (fees: readonly BatchFee[], centre: Centre | undefined, batch: Batch | undefined): BatchFee[] =>
  centre && batch
    ? fees.filter(
        ({ branch, course, mode }) =>
          branch === centre.branch && batch.courses.includes(course) && suits(centre.kind, mode),
      )
    : []

/**
 * The batches to offer for a class and a centre. Where the lists of staff leave nothing over, all of the class stand:
 * a wrong list must not stop an application.
 */
export const batchesFor = (
  batches: readonly Batch[],
  fees: readonly BatchFee[],
  chosen: { class?: string; centre?: Centre },
): Batch[] => {
  const { class: schoolClass, centre } = chosen
  const ofClass = batches.filter(({ classes }) => !schoolClass || classes.length === 0 || classes.includes(schoolClass))
  if (!centre) return ofClass
  const there = ofClass.filter((batch) => feesAt(fees, centre, batch).length > 0)
  return there.length > 0 ? there : ofClass
}
