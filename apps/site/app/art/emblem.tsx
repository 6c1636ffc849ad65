import type { ReactNode } from 'react'
import { classes } from '../ui/classes.ts'

const dot = { fill: 'currentColor', stroke: 'none' } as const

/** Subject emblems, drawn in a field of 96. */
const emblems = {
  physics: (
    <>
      <ellipse cx="48" cy="48" rx="38" ry="15" />
      <ellipse cx="48" cy="48" rx="38" ry="15" transform="rotate(60 48 48)" />
      <ellipse cx="48" cy="48" rx="38" ry="15" transform="rotate(120 48 48)" />
      <circle cx="48" cy="48" r="4" {...dot} />
      <circle cx="86" cy="48" r="2.6" {...dot} />
      <circle cx="29" cy="15.1" r="2.6" {...dot} />
      <circle cx="29" cy="80.9" r="2.6" {...dot} />
      <path d="M86 48V24" strokeDasharray="2 3" />
      <path d="M83 28l3-5 3 5" />
    </>
  ),
  chemistry: (
    <>
      <path d="M48 22L70.5 35V61L48 74L25.5 61V35Z" />
      <path d="M48 29L64.4 38.500M64.4 57.500L48 67M31.6 57.500V38.5" />
      <path d="M48 22V8M70.5 61L83 68M25.5 61L13 68" />
      <circle cx="48" cy="22" r="2.6" {...dot} />
      <circle cx="70.5" cy="35" r="2.6" {...dot} />
      <circle cx="70.5" cy="61" r="2.6" {...dot} />
      <circle cx="48" cy="74" r="2.6" {...dot} />
      <circle cx="25.5" cy="61" r="2.6" {...dot} />
      <circle cx="25.5" cy="35" r="2.6" {...dot} />
      <circle cx="48" cy="7" r="4.4" fill="var(--emblem-ground, #fff)" stroke="currentColor" />
      <circle cx="84" cy="69" r="4.4" fill="var(--emblem-ground, #fff)" stroke="currentColor" />
      <circle cx="12" cy="69" r="2.6" {...dot} />
    </>
  ),
  mathematics: (
    <>
      <circle cx="48" cy="48" r="36" />
      <path d="M48 12L79.2 66L16.8 66Z" />
      <path d="M48 12V66M16.8 66L63.6 39M79.2 66L32.4 39" />
      <circle cx="48" cy="12" r="2.6" {...dot} />
      <circle cx="79.2" cy="66" r="2.6" {...dot} />
      <circle cx="16.8" cy="66" r="2.6" {...dot} />
      <circle cx="48" cy="48" r="3.4" {...dot} />
      <path d="M6 48h6M84 48h6M48 84v6" />
    </>
  ),
  school: (
    <>
      <path d="M10 70A38 38 0 0 1 86 70Z" />
      <path d="M10 70L19 70M11.3 60.2L15.6 61.3M15.1 51L19 53.3M21.1 43.1L27.5 49.5M29 37.1L31.2 41M38.2 33.3L39.3 37.6M48 32L48 41M57.8 33.3L56.7 37.6M67 37.1L64.7 41M74.9 43.1L68.5 49.5M80.9 51L77 53.3M84.7 60.2L80.4 61.3M86 70L77 70" />
      <path d="M48 70L74 22" />
      <circle cx="48" cy="70" r="3" {...dot} />
      <circle cx="74" cy="22" r="3.2" {...dot} />
      <path d="M60 70A12 12 0 0 0 53.7 59.5" />
    </>
  ),
  biology: (
    <>
      <path d="M30 8C30 30 66 30 66 50C66 70 30 68 30 90M66 8C66 30 30 30 30 50C30 70 66 68 66 90" />
      <path d="M31.5 14H64.500M36 22H60M36 40H60M30.5 50H65.500M36 60H60M34 78H62M31 86H65" />
      <circle cx="31.5" cy="14" r="2.4" {...dot} />
      <circle cx="64.5" cy="14" r="2.4" {...dot} />
      <circle cx="36" cy="40" r="2.4" {...dot} />
      <circle cx="60" cy="40" r="2.4" {...dot} />
      <circle cx="30.3" cy="50" r="2.4" {...dot} />
      <circle cx="65.7" cy="50" r="2.4" {...dot} />
      <circle cx="36" cy="60" r="2.4" {...dot} />
      <circle cx="60" cy="60" r="2.4" {...dot} />
      <circle cx="33" cy="78" r="2.4" {...dot} />
      <circle cx="63" cy="78" r="2.4" {...dot} />
    </>
  ),
  residence: (
    <>
      <path d="M14 84V44L48 18L82 44V84Z" />
      <path d="M38 84V66a10 10 0 0 1 20 0V84" />
      <circle cx="48" cy="42" r="3" {...dot} />
      <circle cx="48" cy="18" r="2.6" {...dot} />
      <circle cx="14" cy="44" r="2.6" {...dot} />
      <circle cx="82" cy="44" r="2.6" {...dot} />
      <path d="M62 20a9 9 0 1 0 11 11a7 7 0 1 1 -11 -11Z" transform="translate(6 -8)" />
    </>
  ),
  online: (
    <>
      <rect x="12" y="20" width="72" height="48" rx="6" />
      <path d="M34 80H62M48 68V80" />
      <path d="M22 56L36 44L48 50L60 34L74 30" />
      <circle cx="22" cy="56" r="2.6" {...dot} />
      <circle cx="36" cy="44" r="2.6" {...dot} />
      <circle cx="48" cy="50" r="2.6" {...dot} />
      <circle cx="60" cy="34" r="2.6" {...dot} />
      <circle cx="74" cy="30" r="3.2" {...dot} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type EmblemName = keyof typeof emblems
export const emblemNames = Object.keys(emblems) as EmblemName[]

/** Takes the colour of the text around it. On night set `--emblem-ground` to the ground's colour. */
export function Emblem({ name, size = 56, className }: { name: EmblemName; size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classes('shrink-0', className)}
    >
      {emblems[name]}
    </svg>
  )
}
