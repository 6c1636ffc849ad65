/** A question that may be asked today. `question` is the same for all wordings of it. */
export type Candidate = { question: number; version: number; topic: string; options: string[] }

export type DaysSources = {
  /** Whose day has come by spaced repetition, the longest overdue first. */
  due: Candidate[]
  /** Wrong or left out in a test and never practised since, newest first. */
  mistakes: Candidate[]
  /** Never practised; drawn by how weak their topic is. */
  fresh: Candidate[]
  /** How weak a topic is, 0 to 1; one that was never tried counts as `UNKNOWN_TOPIC`. */
  weakness: ReadonlyMap<string, number>
}

export type Why = 'due' | 'mistake' | 'weak'
export type Chosen = Candidate & { why: Why }

export const QUESTIONS_A_DAY = 10
/** Half of the day repeats at most, so that something new is left however much is due. */
const MOST_DUE = 5
const MOST_MISTAKES = 3
const UNKNOWN_TOPIC = 0.4

/** How weak a topic is, from right answers among tries. A few tries alone say little, so each begins with one of each. */
export const weaknessOf = ({ tried, right }: { tried: number; right: number }): number => 1 - (right + 1) / (tried + 2)

/** The topic in whose stretch a point lies, when the topics stand side by side as wide as they weigh. */
const topicAt = (topics: string[], weights: ReadonlyMap<string, number>, point: number): string => {
  let end = 0
  for (const topic of topics) {
    end += weights.get(topic) ?? 0
    if (point < end) return topic
  }
  return topics.at(-1) ?? ''
}

/** Drawn one by one; a topic that has been drawn counts half, so that a day is not ten times the same. */
const drawWeak = (fresh: Candidate[], weakness: ReadonlyMap<string, number>, random: () => number): Candidate[] => {
  const left = Map.groupBy(fresh, ({ topic }) => topic)
  const weights = new Map([...left.keys()].map((topic) => [topic, 0.05 + (weakness.get(topic) ?? UNKNOWN_TOPIC)]))
  const drawn: Candidate[] = []
  while (left.size > 0) {
    const whole = [...left.keys()].reduce((sum, topic) => sum + (weights.get(topic) ?? 0), 0)
    const topic = topicAt([...left.keys()], weights, random() * whole)
    const own = left.get(topic) ?? []
    const [one] = own.splice(Math.floor(random() * own.length), 1)
    if (one) drawn.push(one)
    if (own.length === 0) left.delete(topic)
    weights.set(topic, (weights.get(topic) ?? 0) / 2)
  }
  return drawn
}

/**
 * The questions of one day: what is due, own mistakes, then new ones of weak topics. What one source cannot give, the
 * others do, so a day is short only when there is nothing else to ask. No question twice, whatever its wording.
 */
export const chooseDay = (sources: DaysSources, count: number, random: () => number): Chosen[] => {
  const weak = drawWeak(sources.fresh, sources.weakness, random)
  const chosen: Chosen[] = []
  const asked = new Set<number>()
  const take = (list: Candidate[], why: Why, most: number) => {
    for (const one of list) {
      if (most <= 0 || chosen.length >= count) return
      if (asked.has(one.question)) continue
      asked.add(one.question)
      chosen.push({ ...one, why })
      most -= 1
    }
  }
  take(sources.due, 'due', MOST_DUE)
  take(sources.mistakes, 'mistake', MOST_MISTAKES)
  take(weak, 'weak', count)
  take(sources.mistakes, 'mistake', count)
  take(sources.due, 'due', count)
  return chosen
}
