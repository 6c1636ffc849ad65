/** The states of a family, in the order of the board. Names and deadlines are rows of the institute. */
export const familyStates = [
  ...(['new', 'contacted', 'visit-fixed', 'visited', 'applied', 'admitted'] as const),
  ...(['later', 'lost', 'not-for-us'] as const),
] as const
export type FamilyState = (typeof familyStates)[number]

/** Nobody sets these by hand: an application does. */
export const statesByThemselves = ['applied', 'admitted'] as const satisfies FamilyState[]

export const callResults = {
  spoke: 'Spoke',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
  'call-at': 'Call at…',
} as const
export type CallResult = keyof typeof callResults
export const callResultNames = Object.keys(callResults) as [CallResult, ...CallResult[]]

export const followUpKinds = ['call', 'visit', 'other'] as const
export type FollowUpKind = (typeof followUpKinds)[number]

/** Where a family came from without a campaign: what the address it landed with said, or the host it came from. */
export type Source = {
  source: string | null
  medium: string | null
  campaign: string | null
  referrer: string | null
  landing: string | null
  page: string | null
}

/** The header in which the site sends where a visitor came from, with a form and never otherwise. */
export const sourceHeader = 'x-came-from'

/** Instead of a source, medium or campaign: families that came without one. */
export const noSource = 'none'

/** How a family at the desk heard of us; it counts as the source of the family. */
export const heardFrom = [
  ...(['friend or relative', 'student of ours', 'school', 'newspaper', 'hoarding', 'web search'] as const),
  ...(['social media', 'event', 'other'] as const),
] as const
export type HeardFrom = (typeof heardFrom)[number]
