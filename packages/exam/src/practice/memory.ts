import { createEmptyCard, fsrs, type Grade, Rating, type State } from 'ts-fsrs'
import { days, type Ms } from '../durations.ts'
import type { MarkOutcome } from '../marking/mark.ts'

/** What is kept of one question that one student has practised. Numbers alone, so that it lies in a row as it is. */
export type Memory = {
  dueAt: Ms
  lastAt: Ms
  stability: number
  difficulty: number
  reps: number
  lapses: number
  state: 0 | 1 | 2 | 3
  scheduledDays: number
}

/** Nothing is left for longer: an entrance examination comes within the year. */
export const LONGEST_PAUSE = days(120)

/**
 * FSRS with its published weights. Whole days alone: the same question twice within an evening trains nothing that an
 * examination asks for. No fuzz, so that the same answers always lead to the same day.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: LONGEST_PAUSE / days(1),
  enable_fuzz: false,
  enable_short_term: false,
})

/** A dropped question says nothing about the student. */
const gradeOf = (outcome: MarkOutcome): Grade | null => {
  switch (outcome) {
    case 'right':
      return Rating.Good
    case 'partly':
      return Rating.Hard
    case 'wrong':
    case 'blank':
    case 'not_reached':
      return Rating.Again
    case 'dropped':
      return null
  }
}

const toCard = (memory: Memory) => ({
  due: memory.dueAt,
  last_review: memory.lastAt,
  stability: memory.stability,
  difficulty: memory.difficulty,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.state as State,
  scheduled_days: memory.scheduledDays,
  elapsed_days: 0,
  learning_steps: 0,
})

/** The memory after an answer. A clock that runs backwards counts as no time. */
export const afterAnswer = (memory: Memory | null, outcome: MarkOutcome, now: Ms): Memory | null => {
  const grade = gradeOf(outcome)
  if (grade === null) return memory
  const at = Math.max(now, memory?.lastAt ?? now)
  const { card } = scheduler.next(memory === null ? createEmptyCard(new Date(at)) : toCard(memory), new Date(at), grade)
  return {
    // The scheduler keeps its grades a day apart and may pass its own limit by that day.
    dueAt: Math.min(card.due.getTime(), at + LONGEST_PAUSE),
    lastAt: at,
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    scheduledDays: card.scheduled_days,
  }
}
