import { DIFFICULTIES, type Difficulty, type QuestionType } from './paper.ts'
import { type Random, shuffled } from './pick-items.ts'

/** A question of the bank as a rule looks at it. */
export type Stocked = {
  /** The wording that would be asked. */
  version: number
  topic: string
  difficulty: Difficulty
  type: QuestionType
  languages: readonly string[]
  /** When a test last asked it; null where none did. */
  lastUsedAt: string | null
}

/** "20 of Kinematics: 5 easy, 10 moderate, 5 hard, unused for 6 months, all in Kannada." */
export type Rule = {
  type: QuestionType
  /** None means every topic of the subject. */
  topics: readonly string[]
  counts: Readonly<Record<Difficulty, number>>
  /** Only what no test has asked since then; null where it does not matter. */
  unusedSince: string | null
  languages: readonly string[]
}

export type Lack = {
  difficulty: Difficulty
  missing: number
  /** How many more there would be without the rule on languages, and without the one on use. */
  inFewerLanguages: number
  usedLately: number
}

export type StockRow = { topic: string } & Record<Difficulty, number>

export type RuleOutcome = { stock: StockRow[]; take: number[]; lacks: Lack[] }

const fitsKind = ({ type, topics }: Rule, one: Stocked) =>
  one.type === type && (topics.length === 0 || topics.includes(one.topic))
const fitsLanguages = ({ languages }: Rule, one: Stocked) => languages.every((name) => one.languages.includes(name))
const fitsUse = ({ unusedSince }: Rule, one: Stocked) =>
  unusedSince === null || one.lastUsedAt === null || one.lastUsedAt < unusedSince

/** Takes from each topic in turn, so that a topic with many questions does not fill the paper. */
const inTurns = (questions: Stocked[], count: number, random: Random): Stocked[] => {
  const piles = [...Map.groupBy(shuffled(questions, random), ({ topic }) => topic).values()]
  const taken: Stocked[] = []
  for (let round = 0; taken.length < count && piles.some((pile) => pile.length > round); round += 1)
    for (const pile of piles) {
      const one = pile[round]
      if (one && taken.length < count) taken.push(one)
    }
  return taken
}

/** What the bank has for a rule, which questions it would take, and what is lacking and why. */
export const pickByRule = (bank: readonly Stocked[], rule: Rule, random: Random): RuleOutcome => {
  const ofKind = bank.filter((one) => fitsKind(rule, one))
  const fitting = ofKind.filter((one) => fitsLanguages(rule, one) && fitsUse(rule, one))
  const topics = [...new Set([...rule.topics, ...ofKind.map(({ topic }) => topic)])]
  const having = (list: readonly Stocked[], difficulty: Difficulty) =>
    list.filter((one) => one.difficulty === difficulty)
  const stock = topics.map((topic): StockRow => {
    const here = fitting.filter((one) => one.topic === topic)
    const count = (difficulty: Difficulty) => having(here, difficulty).length
    return { topic, Easy: count('Easy'), Moderate: count('Moderate'), Hard: count('Hard') }
  })
  const take = DIFFICULTIES.flatMap((difficulty) =>
    inTurns(having(fitting, difficulty), rule.counts[difficulty], random).map(({ version }) => version),
  )
  const lacks = DIFFICULTIES.flatMap((difficulty): Lack[] => {
    const missing = rule.counts[difficulty] - having(fitting, difficulty).length
    if (missing <= 0) return []
    const all = having(ofKind, difficulty)
    return [
      {
        difficulty,
        missing,
        inFewerLanguages: all.filter((one) => fitsUse(rule, one) && !fitsLanguages(rule, one)).length,
        usedLately: all.filter((one) => fitsLanguages(rule, one) && !fitsUse(rule, one)).length,
      },
    ]
  })
  return { stock, take, lacks }
}

/** What is lacking, in words that say what to do about it. */
export const lackSentence = ({ difficulty, missing, inFewerLanguages, usedLately }: Lack): string => {
  const more = [
    inFewerLanguages > 0 && `${inFewerLanguages} more would fit in fewer languages`,
    usedLately > 0 && `${usedLately} more were asked lately`,
  ].filter(Boolean)
  const word = difficulty.toLowerCase()
  return `${missing} ${word} ${missing === 1 ? 'question is' : 'questions are'} lacking${more.length > 0 ? `; ${more.join(', ')}` : ''}.`
}
