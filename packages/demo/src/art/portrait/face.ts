import { d, disc, fill, group, oval, stroke } from '../draw.ts'
import { hairs, skins } from '../ink.ts'
import type { Look } from './looks.ts'

/** Every head is drawn round this point; hair and cloth know it too. */
export const centre = 121

/** Half the width of the face, and where chin and crown lie. */
export const measures = ({ wide, long }: Look) => ({ half: 41 * wide, crown: 129 - 55 * long, chin: 129 + 55 * long })

export const head = (look: Look): string => {
  const { half, crown, chin } = measures(look)
  const { face, shade } = look.skin
  const [left, right] = [centre - half, centre + half]
  return (
    (look.hair === 'scarf' ? '' : oval(left - 1, 136, 7, 11, shade) + oval(right + 1, 136, 7, 11, shade)) +
    fill(
      d`M${left} 122C${left} ${crown + 14} ${centre - 23} ${crown} ${centre} ${crown}C${centre + 23} ${crown} ${right} ${crown + 14} ${right} 122C${right} ${chin - 26} ${centre + 25} ${chin} ${centre} ${chin}C${centre - 25} ${chin} ${left} ${chin - 26} ${left} 122Z`,
      face,
    ) +
    // Light from the left: the far half of the face and the side of the nose lie in shade.
    fill(
      d`M${centre} ${crown}C${centre + 23} ${crown} ${right} ${crown + 14} ${right} 122C${right} ${chin - 26} ${centre + 25} ${chin} ${centre} ${chin}C${centre + 7} ${chin - 12} ${centre + 10} ${chin - 24} ${centre + 9} 150L${centre + 16} 146C${centre + 13} 138 ${centre + 10} 130 ${centre + 9} 120C${centre + 8} 104 ${centre + 5} 86 ${centre} ${crown}Z`,
      // Stronger, it would read as a beard at the size of an avatar.
      shade,
      0.26,
    )
  )
}

/** Lips stay readable on every skin: darker than a light face, warmer than a dark one. */
const mouthOf = ({ skin }: Look) => (skins.findIndex(({ face }) => face === skin.face) > 4 ? '#3b1a12' : '#6b3527')

export const features = (look: Look): string => {
  const { brow, smile, older } = look
  const dark = '#1a1214'
  const browColour = older && look.hairColour !== hairs.black ? '#6d655f' : dark
  const eyes = disc(102.5, 131, 3.6, dark) + disc(139.5, 131, 3.6, dark)
  return (
    stroke(
      d`M92 ${120 + brow * 0.3}q9 ${-6 + brow * 0.5} 19 ${-2}M131 ${118 + brow * 0.3}q10 ${-4 + brow * 0.5} 19 2`,
      browColour,
      3.3,
    ) +
    eyes +
    (older ? stroke('M91 140q8 5 17 3M134 143q9 2 17 -3', look.skin.shade, 1.6, 0.8) : '') +
    stroke(d`M109 165q12 ${smile} 24 0`, mouthOf(look), 3) +
    (look.bindi ? disc(centre, 110, 2.8, '#b3402a') : '') +
    (look.earrings ? disc(79, 150, 3, '#eacf6c') + disc(163, 150, 3, '#eacf6c') : '')
  )
}

export const spectacles = ({ spectacles: kind }: Look): string => {
  if (kind === 'none') return ''
  const frames =
    kind === 'round'
      ? '<circle cx="102.5" cy="131" r="13"/><circle cx="139.5" cy="131" r="13"/><path d="M115.5 128q5.5 -4 11 0M89.5 128l-9 -2M152.5 128l8 -2"/>'
      : '<rect x="89" y="120" width="27" height="21" rx="8"/><rect x="127" y="120" width="27" height="21" rx="8"/><path d="M116 128q5.5 -4 11 0M89 127l-8 -2M154 127l7 -2"/>'
  return group({ fill: '#ffffff14', stroke: '#1b2540', 'stroke-width': 2.4 }, frames)
}

export const beard = (look: Look): string => {
  const { half, chin } = measures(look)
  const [left, right] = [centre - half, centre + half]
  const colour = look.older ? (look.hair === 'bald' ? hairs.white : hairs.grey) : hairs.black
  const moustache = fill(
    'M121 153C114 150 104 152 99 161C107 160 114 161 121 158C128 161 135 160 143 161C138 152 128 150 121 153Z',
    colour,
  )
  const jaw = (top: number, depth: number) =>
    d`M${left} ${top}C${left + 2} ${chin - 18} ${centre - 23} ${chin + depth} ${centre} ${chin + depth}C${centre + 23} ${chin + depth} ${right - 2} ${chin - 18} ${right} ${top}C${right - 4} 150 ${right - 12} 156 ${centre + 15} 153Q${centre} 148 ${centre - 15} 153C${left + 12} 156 ${left + 4} 150 ${left} ${top}Z`
  const lips = stroke('M111 166q10 5 20 0', '#dca08a', 3)
  switch (look.beard) {
    case 'moustache':
      return moustache
    case 'full':
      return fill(jaw(126, 8), colour) + lips
    case 'short':
      return fill(jaw(134, 2), colour, 0.94) + lips
    case 'stubble':
      return fill(jaw(138, 0), colour, 0.22)
    default:
      return ''
  }
}
