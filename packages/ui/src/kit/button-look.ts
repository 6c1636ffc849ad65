import { classes } from '../classes.ts'

export type ButtonLook = {
  /** primary: night on paper. gold: the one action of a night view. ghost: second action on night. line: second on paper. */
  variant?: 'primary' | 'gold' | 'ghost' | 'line'
  size?: 'sm' | 'md' | 'lg'
  /** Fills the line it stands on. */
  wide?: boolean
}

/** What every button has, at any measure. */
export const buttonBase =
  'relative inline-flex select-none items-center justify-center border font-sans font-semibold leading-heading tracking-[-0.005em] text-center no-underline transition-[background-color,border-color,color] active:translate-y-px ' +
  'disabled:translate-y-0 aria-disabled:translate-y-0 max-xs:wrap-anywhere'

export const buttonPaint = {
  primary:
    'bg-night border-night text-on-night hover:bg-night-hover hover:border-night-hover hover:text-white not-aria-busy:disabled:bg-paper-3 not-aria-busy:disabled:border-paper-3 not-aria-busy:disabled:text-[#5d5f6b]',
  gold: 'bg-gold border-gold text-night hover:bg-gold-hover hover:border-gold-hover not-aria-busy:disabled:bg-[#4b5069] not-aria-busy:disabled:border-[#4b5069] not-aria-busy:disabled:text-on-night-3',
  ghost:
    'bg-transparent border-field-night text-on-night hover:bg-white/8 hover:border-on-night not-aria-busy:disabled:bg-transparent not-aria-busy:disabled:border-dashed not-aria-busy:disabled:text-on-night-2',
  line: 'bg-transparent border-field text-ink hover:bg-white hover:border-night hover:text-night not-aria-busy:disabled:bg-transparent not-aria-busy:disabled:border-dashed not-aria-busy:disabled:border-line-2 not-aria-busy:disabled:text-ink-3',
}

const sizes = {
  sm: 'gap-2.5 min-h-10 px-4 py-2 text-sm rounded-md',
  md: 'gap-2.5 min-h-tap px-5.5 py-2.5 text-base rounded-lg',
  lg: 'gap-2.5 min-h-14 px-7 py-2.5 text-body rounded-lg',
}

/** The classes of a button, for the rare element that is neither `Button` nor `ButtonLink` (a `summary`, a `label`). */
export const buttonClass = ({ variant = 'primary', size = 'md', wide }: ButtonLook = {}, extra?: string) =>
  classes(buttonBase, buttonPaint[variant], sizes[size], wide && 'w-full', extra)
