import { seconds } from '@northlight/contract/durations'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { UsedWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useState } from 'react'
import { lessThanFull, startSentence } from '../../../../platform/text/start-words.ts'

export const timeLeftAt = (test: MyTestView, at: number, { say, language }: UsedWords) => {
  const left = lessThanFull(test, at)
  // The time of some goes on after the window, but nobody starts in it: not with the whole time, nor without a clock.
  const isClosed = left === 0 || (test.closes_at !== null && at >= Date.parse(test.closes_at))
  return {
    left,
    isClosed,
    sentence: isClosed ? say('The test has closed.') : startSentence(test, test.closes_at, at, say, language),
  }
}

/**
 * What is left for anyone who starts now, by the server's clock; looked at again as it passes while the rules are read.
 */
export const useTimeLeft = (test: MyTestView, now: () => number, words: UsedWords) => {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), seconds(1))
    return () => clearInterval(timer)
  }, [now])
  return timeLeftAt(test, at, words)
}
