/** `Day Scholar` as it stands in an address: `day-scholar`. */
export const modeOf = (variant: string): string =>
  variant
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The variant an address asks for; the first one for an address that asks for none, or for one there is not. */
export const chosenVariant = <Variant extends { value: string }>(
  variants: readonly Variant[],
  mode: string | null,
): Variant | undefined => variants.find(({ value }) => modeOf(value) === mode) ?? variants[0]
