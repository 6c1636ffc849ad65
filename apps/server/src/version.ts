import { readFileSync } from 'node:fs'

type About = { version: string; commit?: string }

const read = (name: string): Partial<About> => {
  try {
    return JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')) as Partial<About>
  } catch {
    return {}
  }
}

/** Which release this is: year, month and a number. A release also knows the commit that it was made from. */
export const about = (): About => {
  const { commit } = read('release.json')
  return { version: read('package.json').version ?? 'unknown', ...(commit && { commit }) }
}
