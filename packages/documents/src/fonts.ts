import { fileURLToPath } from 'node:url'

/** Whole fonts with the rupee sign, Devanagari and Kannada; free to embed (SIL Open Font License). */
const file = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))

export const fontFiles = {
  heading: file('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  text: file('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: file('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  kannada: file('@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf'),
  kannadaBold: file('@expo-google-fonts/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf'),
} as const

export type FontName = keyof typeof fontFiles

const kannada = /\p{Script=Kannada}/u
const beyondLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** The face that can write this text: names come in Latin, Devanagari and Kannada letters. */
export const fontFor = (text: string, font: FontName): FontName => {
  if (kannada.test(text)) return font === 'text' ? 'kannada' : 'kannadaBold'
  return font === 'heading' && beyondLatin.test(text) ? 'bold' : font
}

/** The colours of the product on paper. */
export const inks = {
  night: '#0e1a33',
  ink: '#1b2540',
  soft: '#4a5370',
  line: '#c9bd9f',
  wash: '#f4eddd',
  gold: '#eacf6c',
  bronze: '#7a5b12',
  onNight: '#f6f1e4',
  onNightSoft: '#b8c3dc',
} as const
