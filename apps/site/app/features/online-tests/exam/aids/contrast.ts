/**
 * White on black: everything turned round, hues kept, differences made larger. A filter, because the colours of the hall
 * are written out in its rules and have no names to change. Figures turn round with the text they belong to.
 */
export const contrast: Record<string, string> = {
  filter: 'invert(1) hue-rotate(180deg) contrast(1.25)',
  background: '#fff',
}
