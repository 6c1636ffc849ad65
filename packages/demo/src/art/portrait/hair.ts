import { around, d, disc, dots, fill, type Point, points, stroke } from '../draw.ts'
import { hairs } from '../ink.ts'
import { centre, measures } from './face.ts'
import type { Look } from './looks.ts'

/** A cap of hair over the brow, from ear to ear. `part` is where the parting lies, `fall` how low it comes at the sides. */
const fringe = (look: Look, part: number, fall: number, lift = 14): string => {
  const { half, crown } = measures(look)
  const [left, right] = [centre - half - 1, centre + half + 1]
  return fill(
    d`M${left - 1} ${fall}C${left} 104 ${part - 26} ${crown + 16} ${part} ${crown + 3}C${part + 24} ${crown + 16} ${right} 104 ${right + 1} ${fall}C${right + 9} ${crown + 8} ${centre + 30} ${crown - lift} ${centre} ${crown - lift}C${centre - 30} ${crown - lift} ${left - 9} ${crown + 8} ${left - 1} ${fall}Z`,
    look.hairColour,
  )
}

/** Short hair that leaves the brow free. */
const cropped = (look: Look, lift: number, brow: number, tilt = 0): string => {
  const { half, crown } = measures(look)
  const [left, right] = [centre - half - 2, centre + half + 2]
  return fill(
    d`M${left} 124C${left - 3} ${crown + 10} ${centre - 32} ${crown - lift} ${centre} ${crown - lift}C${centre + 34} ${crown - lift} ${right + 3} ${crown + 10} ${right} 124L${right - 5} 106C${right - 9} ${brow} ${centre + 20} ${brow - 3 + tilt} ${centre} ${brow - 2}C${centre - 22} ${brow - 1} ${left + 9} ${brow - tilt} ${left + 5} 106Z`,
    look.hairColour,
  )
}

const curls = (look: Look, from: number, to: number, radius: number, size: number): string => {
  const places = Array.from({ length: 13 }, (_, index) =>
    around(centre, 112, radius, from + ((to - from) * index) / 12),
  )
  return (
    dots(
      places.filter((_, index) => index % 2 === 0),
      look.hairColour,
      size,
    ) +
    dots(
      places.filter((_, index) => index % 2 === 1),
      look.hairColour,
      size + 2,
    )
  )
}

const mass = (look: Look, bottom: number, spread: number): string => {
  const { half, crown } = measures(look)
  const [left, right] = [centre - half - 7, centre + half + 7]
  return fill(
    d`M${left - spread} ${bottom}C${left - 10} ${crown + 20} ${centre - 34} ${crown - 15} ${centre} ${crown - 15}C${centre + 34} ${crown - 15} ${right + 10} ${crown + 20} ${right + spread} ${bottom}Q${centre} ${bottom + 14} ${left - spread} ${bottom}Z`,
    look.hairColour,
  )
}

/** What lies behind the shoulders and the neck. */
export const hairBehind = (look: Look): string => {
  const { crown } = measures(look)
  switch (look.hair) {
    case 'long':
      return mass(look, 236, 8)
    case 'waves':
      return mass(look, 196, 9) + dots(points('67 188 175 188 70 170 172 170'), look.hairColour, 14)
    case 'bob':
      return mass(look, 178, 1)
    case 'ponytail':
      return mass(look, 150, -4) + fill('M146 66C204 80 206 170 184 226C170 200 172 140 140 100Z', look.hairColour)
    case 'plait':
    case 'tied':
      return mass(look, 152, -3)
    case 'bun':
      return disc(centre, crown - 20, 19, look.hairColour) + mass(look, 146, -4)
    case 'curly':
      return curls(look, -205, 25, 47, 14) + (look.earrings ? curls(look, -228, 48, 52, 15) : '')
    case 'scarf':
      return fill(
        // Close round the head, then in folds over the shoulders: falling straight it would look like long hair.
        d`M72 176C60 104 82 ${crown - 20} ${centre} ${crown - 20}C160 ${crown - 20} 182 104 170 176C176 214 196 226 206 256H36C46 226 66 214 72 176Z`,
        look.hairColour,
      )
    default:
      return ''
  }
}

/** Light and dark knots in turn, over the shoulder. */
const plait = (look: Look): string => {
  const knots = (first: number): Point[] =>
    [0, 2, 4, 6, 8].slice(0, 5 - first).map((knot) => [168 - (knot + first) * 0.2, 155 + (knot + first) * 12.5])
  return dots(knots(0), look.hairColour, 9.4) + dots(knots(1), '#2f2732', 8.6) + disc(166, 266, 5, look.trim)
}

const turban = (look: Look): string => {
  const { crown } = measures(look)
  return (
    fill(
      d`M73 116C64 72 92 ${crown - 30} 124 ${crown - 28}C158 ${crown - 26} 178 76 168 116C152 96 136 88 ${centre} 85C104 89 88 98 73 116Z`,
      look.hairColour,
    ) +
    stroke(
      d`M${centre} 85C96 76 80 88 73 114M${centre} 85C146 76 162 88 167 114M${centre} 85C102 62 90 62 80 76M${centre} 85C140 60 152 62 162 76M104 48Q118 60 ${centre} 85`,
      '#00000033',
      2,
    )
  )
}

/** What lies over the brow. */
export const hairFront = (look: Look): string => {
  const { half, crown } = measures(look)
  const [left, right] = [centre - half, centre + half]
  switch (look.hair) {
    case 'short':
      return cropped(look, 14, 96)
    case 'parted':
      return cropped(look, 17, 93, 8) + stroke(d`M${centre - 18} ${crown + 12}q6 -14 18 -22`, '#00000033', 2)
    case 'crop':
      return cropped(look, 8, 91)
    case 'wavy':
      return cropped(look, 16, 96) + dots(points('93 90 110 86 129 85 147 89'), look.hairColour, 11)
    case 'curly':
      return dots(
        [-36, -24, -12, 0, 12, 24, 36].map((x) => [centre + x, 82 + (x * x) / 110]),
        look.hairColour,
        11.5,
      )
    case 'bob':
      return fringe(look, centre + 14, 158) + (look.streak ? stroke('M139 76Q154 92 160 128', hairs.silver, 4) : '')
    case 'waves':
      return fringe(look, centre - 12, 140)
    case 'bald':
      return fill(
        d`M${left - 2} 138C${left - 7} 116 ${left + 1} 100 ${left + 8} 94C${left + 5} 108 ${left + 3} 120 ${left + 3} 134ZM${right + 2} 138C${right + 7} 116 ${right - 1} 100 ${right - 8} 94C${right - 5} 108 ${right - 3} 120 ${right - 3} 134Z`,
        look.older ? hairs.white : look.hairColour,
      )
    case 'scarf':
      return (
        fill(
          d`M${left - 2} 128C${left - 2} 100 ${centre - 26} ${crown + 7} ${centre} ${crown + 7}C${centre + 26} ${crown + 7} ${right + 2} 100 ${right + 2} 128C${right + 2} 160 ${centre + 26} 188 ${centre} 190C${centre - 26} 188 ${left - 2} 160 ${left - 2} 128L${left - 16} 150C${left - 10} 196 ${centre - 30} 222 ${centre} 226C${centre + 34} 222 ${right + 10} 196 ${right + 16} 150C${right + 16} 90 ${centre + 34} ${crown - 18} ${centre} ${crown - 18}C${centre - 34} ${crown - 18} ${left - 16} 90 ${left - 16} 150Z`,
          look.hairColour,
        ) +
        stroke(
          d`M${centre + 4} 226C${centre + 36} 214 ${right + 6} 192 ${right + 10} 152M${centre - 20} 220C${centre - 6} 232 ${centre + 22} 238 ${centre + 44} 252`,
          '#00000026',
          2.4,
        )
      )
    case 'turban':
      return turban(look)
    case 'cap':
      return (
        cropped({ ...look, hairColour: hairs.black }, 6, 96) +
        fill(
          d`M${left - 4} 98C${left - 4} ${crown - 8} ${centre - 26} ${crown - 18} ${centre} ${crown - 18}S${right + 4} ${crown - 8} ${right + 4} 98C${right + 2} 113 ${centre + 30} 111 ${centre} 107S${left - 2} 113 ${left - 4} 98Z`,
          look.hairColour,
        ) +
        stroke(d`M${left - 4} 98Q${centre} 80 ${right + 4} 98`, '#00000055', 2.6)
      )
    case 'hat':
      return (
        fill(d`M${left - 28} 100Q${centre} 66 ${right + 28} 100Q${centre} 84 ${left - 28} 100Z`, look.hairColour) +
        fill(
          d`M${left - 2} 90C${left + 2} ${crown - 22} ${centre - 20} ${crown - 26} ${centre} ${crown - 26}S${right - 2} ${crown - 22} ${right + 2} 90Q${centre} 78 ${left - 2} 90Z`,
          look.hairColour,
        ) +
        stroke(d`M${left - 1} 86Q${centre} 74 ${right + 1} 86`, '#5d4a1e', 5, 0.7)
      )
    default:
      return (
        fringe(look, centre - 1, 130) +
        (look.hair === 'plait'
          ? plait(look)
          : look.hair === 'ponytail'
            ? fill('M160 92C184 104 186 150 172 182C170 150 170 120 156 102Z', look.hairColour)
            : '') +
        (look.streak ? stroke('M118 68Q92 82 84 118', hairs.silver, 4) : '')
      )
  }
}
