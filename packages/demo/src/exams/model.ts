import type { Answer } from '@northlight/exam/answers/answers'
import type { Key } from '@northlight/exam/marking/keys'
import type { Question } from '@northlight/exam/papers/paper'
import { type Chance, chanceOf } from './chance.ts'

/** How a made-up student does: zero is the middle of the class, one is clearly above it. */
export type Profile = {
  ability: number
  /** Stronger or weaker than that in a subject. */
  subjects: Record<string, number>
  /** Below one is quick. */
  pace: number
  /** How often a question that is not known is answered all the same. */
  risk: number
}

/** A number round zero, mostly between −2 and 2. */
export const bell = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(chance.next() || 1e-9)) * Math.cos(2 * Math.PI * chance.next())

const hardness = { Easy: -0.9, Moderate: 0.25, Hard: 1.3 } as const
const minutesNeeded = { Easy: 0.7, Moderate: 1.05, Hard: 1.5 } as const

/** How one question behaves in a class: how hard it is, how well it tells students apart, which wrong option tempts. */
export type Behaviour = { hard: number; sharp: number; temptation: number; isTrap: boolean }

/** A trap catches good students as well; the figures for teachers must be able to show one. */
export const behaviourOf = (version: number, question: Question, isTrap = false): Behaviour => {
  const chance = chanceOf(`question ${version}`)
  return {
    hard: hardness[question.difficulty] + bell(chance) * 0.45,
    sharp: chance.between(0.7, 1.6),
    temptation: chance.whole(0, 2),
    isTrap,
  }
}

export const knows = (profile: Profile, subject: string, behaviour: Behaviour, chance: Chance): boolean => {
  const distance = profile.ability + (profile.subjects[subject] ?? 0) - behaviour.hard
  const likely = 1 / (1 + Math.exp(-1.7 * behaviour.sharp * distance))
  return chance.next() < (behaviour.isTrap ? 0.15 : likely)
}

const rightAnswer = (key: Key): Answer | null => {
  if (key.type === 'single') return { type: 'single', option: key.right[0] ?? 'A' }
  const rule = key.type === 'numeric' ? key.accept[0] : undefined
  return rule && 'value' in rule ? { type: 'numeric', value: rule.value } : null
}

/** The slips that real students make with a number: a factor of two, one off, a lost sign. */
const slipped = (value: string, chance: Chance): string => {
  const number = Number(value)
  const slips = [number * 2, number + 1, number - 1, -number, Math.round(number / 2), number * 10]
  const wrong = slips.filter((slip) => slip !== number)
  return String(Math.round(chance.pick(wrong)))
}

const wrongAnswer = (
  question: Question,
  key: Key,
  { temptation, isTrap }: Behaviour,
  chance: Chance,
): Answer | null => {
  if (key.type === 'numeric') {
    const right = rightAnswer(key)
    return right?.type === 'numeric' ? { type: 'numeric', value: slipped(right.value, chance) } : null
  }
  if (key.type !== 'single') return null
  const others = question.options.filter((option) => !key.right.includes(option))
  const tempting = others[temptation % others.length] ?? 'A'
  return { type: 'single', option: chance.chance(isTrap ? 0.85 : 0.45) ? tempting : chance.pick(others) }
}

export type Decision = { answer: Answer | null; isUnsure: boolean }

/** What a student of this kind answers. Someone who is not sure may guess, and may be lucky. */
export const decide = (
  profile: Profile,
  subject: string,
  question: Question,
  key: Key,
  behaviour: Behaviour,
  chance: Chance,
): Decision => {
  if (knows(profile, subject, behaviour, chance)) return { answer: rightAnswer(key), isUnsure: chance.chance(0.05) }
  const tries = behaviour.isTrap || chance.chance(profile.risk)
  if (!tries) return { answer: null, isUnsure: chance.chance(0.2) }
  const isLucky = key.type === 'single' && chance.chance(0.22)
  return { answer: isLucky ? rightAnswer(key) : wrongAnswer(question, key, behaviour, chance), isUnsure: true }
}

/** Milliseconds on a question: hard ones take longer, guesses and blanks less. */
export const timeFor = (
  profile: Profile,
  question: Question,
  share: number,
  { answer, isUnsure }: Decision,
  chance: Chance,
): number => {
  const effort = answer === null ? 0.45 : isUnsure && chance.chance(0.4) ? 0.4 : 1
  const spread = Math.exp(bell(chance) * 0.35)
  return Math.round(Math.max(4000, share * 0.92 * minutesNeeded[question.difficulty] * profile.pace * effort * spread))
}
