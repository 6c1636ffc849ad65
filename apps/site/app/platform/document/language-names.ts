import type { Language, OtherLanguage } from '@northlight/contract/words/languages'
import hindi from '@northlight/ui/fonts/hindi-name.woff2?inline'
import kannada from '@northlight/ui/fonts/kannada-name.woff2?inline'

/**
 * A family of their own: as part of the one that every text has, their coming would have the browser lay out the whole
 * page a second time.
 */
const family = 'Language Names'
const rule = `[data-language-name]{font-family:"${family}","Inter","Inter Stand-in",system-ui,sans-serif}`

/** With the weights of the Latin face: one with others would not be chosen beside it. */
const face = (local: string, file: string, letters: string) =>
  `@font-face{font-family:"${family}";src:local("${local}"),url(${file})format("woff2");font-weight:400 700;font-display:swap;unicode-range:${letters}}`

const faces: Record<OtherLanguage, string> = {
  kn: face('Noto Sans Kannada', kannada, 'U+0C95,U+0CA1,U+0CA8,U+0CCD'),
  hi: face('Noto Sans Devanagari', hindi, 'U+0926,U+0928,U+0939,U+093F,U+0940,U+094D'),
}

/**
 * The names of the other languages in the header of every page, for devices that lack these letters. Written into the
 * document, 2 KB each: as files the browser would fetch them before everything else, for two words. Never that of the
 * page's own language: its few letters would be taken from here and not join with those of the whole face.
 */
export const languageNameFaces = (language: Language): string =>
  Object.entries(faces)
    .filter(([other]) => other !== language)
    .map(([, text]) => text)
    .join('') + rule
