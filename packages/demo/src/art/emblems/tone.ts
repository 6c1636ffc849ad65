import { ink } from '../ink.ts'

/** The inks of an emblem: on paper night lines with bronze, on night pale lines with gold. */
export type Tone = { line: string; soft: string; light: string; ground: string }

export const onPaper: Tone = { line: ink.ink, soft: '#8b93a8', light: '#c79a2e', ground: ink.paper }
export const onNight: Tone = { line: '#dfe7f7', soft: '#7f93c4', light: ink.gold, ground: ink.night }

/** An emblem, centred, about two hundred wide and tall. */
export type Mark = (tone: Tone) => string
/** Emblems with the words that call for them, tried in order. */
export type Marks = readonly (readonly [RegExp, Mark])[]
