import { clip, d, disc, fill, stroke, times } from '../draw.ts'
import { centre } from './face.ts'
import type { Look } from './looks.ts'

const shoulders = 'M14 300C16 236 62 216 102 204L140 204C180 216 224 236 226 300Z'
const veil = '#00000026'

export const neck = ({ skin }: Look): string => fill('M102 158H140V206C134 219 108 219 102 206Z', skin.shade)

const collar = (colour: string) => fill('M101 197L85 213L112 237L121 222L130 237L157 213L141 197L121 218Z', colour)

const roundNeck = (look: Look) => fill('M97 204C104 222 138 222 145 204L102 200Z', look.skin.shade)

const vNeck = (look: Look, trim: string) =>
  fill('M99 202L121 240L143 202L140 196H102Z', look.skin.shade) + stroke('M97 203L121 243L145 203', trim, 5)

const sari = (look: Look): string =>
  fill(shoulders, look.trim) +
  fill('M100 202C108 222 134 222 142 202L151 207C141 237 101 237 91 207Z', look.skin.face) +
  fill('M172 217C142 226 88 246 56 300L14 300C16 246 50 222 84 210C104 226 140 226 162 211Z', look.cloth) +
  stroke('M162 221C130 234 96 256 78 300M170 226C146 240 116 262 100 300', veil, 2.4) +
  stroke('M172 217C142 226 88 246 56 300', look.trim === look.cloth ? '#eacf6c' : '#e0b94e', 4)

/** From the shoulders down; the neck is drawn with it, since every garment leaves a different part of it free. */
export const clothes = (look: Look): string => {
  const { cloth, trim } = look
  const torso = fill(shoulders, cloth)
  switch (look.garment) {
    case 'sari':
      return sari(look) + neck(look)
    case 'shirt':
      return (
        torso +
        neck(look) +
        collar(lighter(cloth)) +
        stroke('M121 224V300', veil, 2) +
        disc(121, 250, 2, veil) +
        disc(121, 272, 2, veil)
      )
    case 'checked':
      return (
        clip(
          'torso',
          shoulders,
          torso +
            stroke(
              times(9, (row) => d`M${20 + row * 25} 196V300`),
              trim,
              3,
              0.5,
            ) +
            stroke(
              times(5, (row) => d`M10 ${208 + row * 20}H230`),
              trim,
              3,
              0.5,
            ),
        ) +
        neck(look) +
        collar(cloth) +
        stroke('M101 197L85 213L112 237L121 222L130 237L157 213L141 197', veil, 2)
      )
    case 'striped':
      return (
        clip(
          'torso',
          shoulders,
          torso +
            stroke(
              times(13, (row) => d`M${16 + row * 17} 196V300`),
              trim,
              2.4,
              0.55,
            ),
        ) +
        neck(look) +
        collar('#f4efe2')
      )
    case 'kurta':
      return (
        torso +
        neck(look) +
        fill('M98 199C104 214 138 214 144 199L149 210C140 227 102 227 93 210Z', trim) +
        stroke('M121 222V268', trim, 2.6) +
        times(3, (button) => disc(centre, 234 + button * 13, 2.5, trim))
      )
    case 'vneck':
      return torso + neck(look) + vNeck(look, trim)
    case 'jacket':
      return (
        torso +
        neck(look) +
        fill('M101 200L121 262L141 200Z', '#f2ecdc') +
        collar('#f2ecdc') +
        fill('M97 203L80 214L116 292L121 268ZM145 203L162 214L126 292L121 268Z', '#00000030')
      )
    case 'coat':
      return (
        torso +
        neck(look) +
        fill('M99 201L121 258L143 201Z', '#3c6a8c') +
        stroke('M97 203L82 216L120 296L160 216L145 203', '#c9cfd6', 3)
      )
    case 'sports':
      return (
        torso +
        neck(look) +
        fill('M97 199C102 212 140 212 145 199L151 214C140 228 102 228 91 214Z', '#f2ecdc') +
        stroke('M121 222V300', '#f2ecdc', 2.4) +
        stroke('M58 222C46 246 44 270 44 300M184 222C196 246 198 270 198 300', '#f2ecdc', 5, 0.8)
      )
    default:
      return torso + neck(look) + roundNeck(look) + stroke('M96 204C104 225 138 225 146 204', trim, 4)
  }
}

/** A collar must not vanish into its shirt. */
const lighter = (cloth: string): string => (cloth === '#f1ece0' || cloth === '#e8dcbf' ? '#fffdf6' : '#f2ecdc')
