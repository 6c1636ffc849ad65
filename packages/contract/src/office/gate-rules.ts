/** What must be true of a record before it may be shown. The rules are data; `packages/api/src/records/gate` applies them. */
export type GateRule =
  | { rule: 'needs'; fields: readonly string[] }
  /** The consent was given on or after the day of the result it speaks of, and is neither withdrawn nor run out. */
  | { rule: 'consent'; after: string | null }
  /** Every picture has an alternative text or is said to be decorative. */
  | { rule: 'alt-text' }
  /** No gap of a sample is left open: words in square brackets that the institute replaces by its own. */
  | { rule: 'no-gaps' }
  /** Texts are read for promises that the guidelines forbid; each finding is changed or answered in a line. */
  | { rule: 'promises' }
  /** Flag and what must stand beside it: `include_topper` needs a heading and somebody to show. */
  | { rule: 'together'; flag: string; fields: readonly string[] }
  | { rule: 'in-order'; first: string; second: string }
  /** Names in braces, such as `{seats}`, stand in both texts. */
  | { rule: 'same-names'; first: string; second: string }
  /**
   * Whether the text in this field is one that an administrator publishes: of a fee, a refund rule, a disclosure, a
   * legal page or a consent. Its translation is no light matter either.
   */
  | { rule: 'rule-text'; field: string; is: boolean }
  /** A text has one translation in a language. */
  | { rule: 'one-translation' }
  /** A redirect leads somewhere, never in a circle and never away from a page of the site itself. */
  | { rule: 'redirect' }

export const needs = (...fields: string[]): GateRule => ({ rule: 'needs', fields })
export const consentAfter = (after: string | null): GateRule => ({ rule: 'consent', after })
export const altText: GateRule = { rule: 'alt-text' }
export const noGaps: GateRule = { rule: 'no-gaps' }
export const promises: GateRule = { rule: 'promises' }
export const together = (flag: string, ...fields: string[]): GateRule => ({ rule: 'together', flag, fields })
export const inOrder = (first: string, second: string): GateRule => ({ rule: 'in-order', first, second })
export const sameNames = (first: string, second: string): GateRule => ({ rule: 'same-names', first, second })
export const ruleText = (field: string, is: boolean): GateRule => ({ rule: 'rule-text', field, is })
export const oneTranslation: GateRule = { rule: 'one-translation' }
export const soundRedirect: GateRule = { rule: 'redirect' }
