import type { Text } from './catalogue.ts'
import type { Say } from './say.ts'

const lengths: Record<string, readonly [one: Text, several: Text]> = {
  month: ['after 1 month', 'after {count} months'],
  week: ['after 1 week', 'after {count} weeks'],
  paper: ['after 1 paper', 'after {count} papers'],
}

/** When somebody leaves, as the examples of refunds name it: the institute's translation, or a length of time in ours. */
export const saidWhen = (when: string, { say, stored }: { say: Say; stored: (text: string) => string }): string => {
  const said = stored(when)
  const [, count = '', unit = ''] = /^after (\d+) (month|week|paper)s?$/.exec(when) ?? []
  const known = lengths[unit]
  return said === when && known ? say(known[count === '1' ? 0 : 1], { count }) : said
}
