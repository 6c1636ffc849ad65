import type { CSSProperties } from 'react'

/** Black ground and white lines by the names that every part of the hall is coloured with. */
const strong = {
  '--color-white': '#000',
  '--color-paper': '#000',
  '--color-paper-2': '#000',
  '--color-night': '#000',
  '--color-night-2': '#222',
  '--color-ink': '#fff',
  '--color-ink-2': '#fff',
  '--color-ink-3': '#ddd',
  '--color-line': '#fff',
  '--color-line-2': '#fff',
  '--color-field': '#fff',
  '--color-leaf': '#6f6',
  '--color-clay': '#ff8a70',
  '--color-clay-ink': '#ff8a70',
  '--color-bronze': '#ff0',
  '--color-gold-2': '#330',
  '--color-sky': '#ff0',
  '--chosen': '#440',
  '--chosen-edge': '#ff0',
  background: '#000',
  color: '#fff',
}

export const contrastStyle = (isOn: boolean): CSSProperties => (isOn ? (strong as CSSProperties) : {})
