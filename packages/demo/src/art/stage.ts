import type { Chance } from './chance.ts'
import { at, type Frame, sheet } from './draw.ts'
import { onNight, onPaper, type Tone } from './emblems/tone.ts'
import { ink } from './ink.ts'
import { atlas, stars } from './sky.ts'

/** A composition for a sheet of any size. */
export type Scene = (chance: Chance, frame: Frame) => string
/** Scenes with the words that call for them, tried in order. */
export type Scenes = readonly (readonly [RegExp, Scene])[]

const papers = { cream: ink.cream, mist: ink.mist, sage: ink.sage, rose: ink.rose, paper: '#f4eee0' } as const
export type Ground = keyof typeof papers | 'night' | 'dusk'

const lines = { cream: ink.bronze, mist: ink.sky, sage: ink.leaf, rose: ink.clay, paper: ink.bronze } as const

export const ground = (name: Ground, chance: Chance, frame: Frame): string => {
  if (name === 'night' || name === 'dusk') {
    return sheet(frame, name === 'night' ? ink.night : ink.dusk) + stars(chance, frame, 130)
  }
  return atlas(frame, papers[name], lines[name], 45)
}

export const toneOf = (name: Ground): Tone =>
  name === 'night' || name === 'dusk' ? onNight : { ...onPaper, ground: papers[name] }

/** A drawing of about a thousand by five hundred round the middle of a star chart or an atlas sheet. */
export const onChart =
  (name: Ground, draw: (tone: Tone, chance: Chance) => string, shift: readonly [number, number] = [0, 0]): Scene =>
  (chance, frame) => {
    const scale = Math.min(frame.width / 1215, frame.height / 606)
    return (
      ground(name, chance, frame) +
      at(frame.width / 2 + shift[0] * scale, frame.height / 2 + shift[1] * scale, scale, draw(toneOf(name), chance))
    )
  }

/** A scene drawn for one size, scaled so that it fills any other; what is cut off is above or at the sides. */
export const onStage =
  (width: number, height: number, draw: (chance: Chance, stage: Frame) => string): Scene =>
  (chance, frame) => {
    const scale = Math.max(frame.width / width, frame.height / height)
    const body = draw(chance, { width, height })
    if (scale === 1 && frame.width === width && frame.height === height) return body
    return at((frame.width - width * scale) / 2, frame.height - height * scale, scale, body)
  }

/** A scene of one height that is as wide as the sheet asks, so that nothing of it is cut off. */
export const ofHeight =
  (height: number, draw: (chance: Chance, stage: Frame) => string): Scene =>
  (chance, frame) => {
    const scale = frame.height / height
    return at(0, 0, scale, draw(chance, { width: frame.width / scale, height }))
  }

/** A room: walls and floor go on, people keep their size. */
export const inRoom = (draw: (chance: Chance, stage: Frame) => string): Scene => ofHeight(900, draw)

export const sceneFor = (scenes: Scenes, words: string, otherwise: Scene): Scene =>
  scenes.find(([pattern]) => pattern.test(words))?.[1] ?? otherwise
