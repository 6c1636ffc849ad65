import type { Say } from '@northlight/contract/words/say'

const sentence =
  /^Right answer (\S+?), (?:incomplete answer with nothing wrong (\S+?) for each right part, )?wrong answer (\S+?), no answer (\S+?)\.$/

/** The marking sentence of the engine in the language of the screen; one of another shape stays as it is. */
export const markingWords = (text: string, say: Say): string => {
  const plain = text.replace(/-(?=\d)/g, '−')
  const [, right, partial, wrong, blank] = sentence.exec(plain) ?? []
  if (!right || !wrong || !blank) return plain
  return partial
    ? say(
        'Right answer {right}, incomplete answer with nothing wrong {partial} for each right part, wrong answer {wrong}, no answer {blank}.',
        { right, partial, wrong, blank },
      )
    : say('Right answer {right}, wrong answer {wrong}, no answer {blank}.', { right, wrong, blank })
}
