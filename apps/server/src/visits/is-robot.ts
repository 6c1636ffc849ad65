import { isbot } from 'isbot'

/** Browsers name themselves in a few hundred ways, and reading one takes half as long as sending a page from memory. */
const known = new Map<string, boolean>()
const mostKnown = 500
/** What is longer is from no browser, and not worth the memory. */
const longest = 300

/** Anyone who gives no name is taken for a robot. */
export function isRobot(agent: string): boolean {
  if (agent === '') return true
  const found = known.get(agent)
  if (found !== undefined) return found
  const answer = isbot(agent)
  if (agent.length > longest) return answer
  // Made-up names push out the others, and then each is read again: no more than before.
  if (known.size >= mostKnown) known.clear()
  known.set(agent, answer)
  return answer
}
