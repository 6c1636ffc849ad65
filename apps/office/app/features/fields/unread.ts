/** What stands in a field and cannot be read, with the name that a person reads. */
export type UnreadText = { label: string; text: string }
/** By the place of the field: its name, in a group `fees.1.amount`. */
export type UnreadTexts = Record<string, UnreadText>
export type ChangeUnread = (before: UnreadTexts) => UnreadTexts

/** Keeps what stands in one field, and with null forgets it. */
export const withUnread =
  (path: string, said: UnreadText | null): ChangeUnread =>
  ({ [path]: before, ...others }) =>
    said ? { ...others, [path]: said } : others

/** Where in a group a text stands, undefined for one outside it. */
const placeIn = (group: string, path: string): number | undefined => {
  if (!path.startsWith(`${group}.`)) return undefined
  return Number(path.slice(group.length + 1).split('.')[0])
}

/** The rows of a group stand in another order now, said by their places before; the text of a row that is gone goes. */
export const withRows =
  (group: string, order: readonly number[]): ChangeUnread =>
  (before) =>
    Object.fromEntries(
      Object.entries(before).flatMap(([path, said]) => {
        const at = placeIn(group, path)
        if (at === undefined) return [[path, said]]
        const now = order.indexOf(at)
        const inner = path.slice(`${group}.${at}`.length)
        return now === -1 ? [] : [[`${group}.${now}${inner}`, said]]
      }),
    )

/** The first text of a row that cannot be read. */
export const unreadOfRow = (unread: UnreadTexts, group: string, at: number): UnreadText | undefined =>
  Object.entries(unread).find(([path]) => placeIn(group, path) === at)?.[1]

export const unreadWords = (label: string) => `What stands in “${label}” cannot be read. Write it another way first.`
