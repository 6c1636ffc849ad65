import type { Say } from './say.ts'

type Speaking = { say: Say; stored: (text: string) => string }

const saidPart = (part: string, { say, stored }: Speaking): string => {
  const [, number, all] = /^instalment (\d+) of (\d+)$/.exec(part) ?? []
  return number && all ? say('instalment {number} of {all}', { number, all }) : stored(part)
}

/**
 * What was bought, as orders and receipts name it (`Course, Branch, instalment 2 of 4`): each part is said by itself.
 * A name may hold a comma, so the longest beginning that has a translation is taken first.
 */
export const saidTitle = (title: string, speaking: Speaking): string => {
  const parts = title.split(', ')
  for (let length = parts.length; length > 0; length--) {
    const begin = parts.slice(0, length).join(', ')
    const said = saidPart(begin, speaking)
    if (said === begin && length > 1) continue
    const rest = parts.slice(length).join(', ')
    return rest ? `${said}, ${saidTitle(rest, speaking)}` : said
  }
  return title
}
