import { fileURLToPath } from 'node:url'
import { type Colours, dyed, productColours } from '@northlight/contract/colours'

/** Whole fonts, the rupee sign included; free to embed (SIL Open Font License). */
const file = (specifier: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${specifier}`))

/** Latin and Devanagari are in the first three; the letters of Karnataka and its neighbours have faces of their own. */
export const fontFiles = {
  heading: file('fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  text: file('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: file('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  kannada: file('noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf'),
  kannadaBold: file('noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf'),
  tamil: file('noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
  tamilBold: file('noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf'),
  telugu: file('noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf'),
  teluguBold: file('noto-sans-telugu/600SemiBold/NotoSansTelugu_600SemiBold.ttf'),
  malayalam: file('noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf'),
  malayalamBold: file('noto-sans-malayalam/600SemiBold/NotoSansMalayalam_600SemiBold.ttf'),
} as const

export type FontName = keyof typeof fontFiles
/** What a document asks for; which face writes a letter follows from the letter. */
export type Weight = 'heading' | 'text' | 'bold'

/** Where a letter is looked for, in this order. */
export const facesFor: Record<Weight, FontName[]> = {
  heading: ['heading', 'bold', 'kannadaBold', 'tamilBold', 'teluguBold', 'malayalamBold'],
  text: ['text', 'kannada', 'tamil', 'telugu', 'malayalam'],
  bold: ['bold', 'kannadaBold', 'tamilBold', 'teluguBold', 'malayalamBold'],
}

/** The colours of the product on paper. */
const productInks = {
  night: '#0e1a33',
  ink: '#1b2540',
  soft: '#4a5370',
  line: '#c9bd9f',
  wash: '#f4eddd',
  gold: '#eacf6c',
  bronze: '#7a5b12',
  onNight: '#f6f1e4',
  onNightSoft: '#b8c3dc',
}

/** What a document is drawn with. One thread draws one document at a time, and sets both before it begins. */
export const inks: typeof productInks = { ...productInks }
export const drawing: { motif: 'plain' | 'stars' } = { motif: 'stars' }

/** In the colours of the institute that sends the document, and with what it draws. */
export const drawFor = (institute: { colours?: Colours; motif?: 'plain' | 'stars' } | undefined): void => {
  const { colours = productColours, motif = 'stars' } = institute ?? {}
  for (const name of Object.keys(productInks) as (keyof typeof productInks)[])
    inks[name] = dyed(productInks[name], colours)
  drawing.motif = motif
}
