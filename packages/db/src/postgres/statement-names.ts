/** Beyond this a program makes up statements as it goes, and the server would have to remember them all. */
const usualMost = 300
/** Long lists of values have another text for each length; they come once or twice and are not worth remembering. */
const longest = 20_000
const worthIt = 3
const canBePlanned = /^\s*(select|insert|update|delete|with)\b/i

/**
 * A search is planned for its words each time. Under a name it gets one plan for all of them after a few times: for a
 * word that may stand in every row, which reads the whole table also for one that stands in a single one.
 */
const searches = /\blike \$\d/i

const isWorthwhile = (text: string) => text.length <= longest && canBePlanned.test(text) && !searches.test(text)

/**
 * Names for statements that come again and again: the server then reads and plans each of them once for a connection.
 * One that has come only a few times has no name. Names are numbers, so the same text has the same name on every
 * connection.
 */
export const createStatementNames = (most = usualMost) => {
  const seen = new Map<string, number>()
  let round = 0
  let named = new Map<string, string>()
  return {
    of: (text: string): string | undefined => {
      const known = named.get(text)
      if (known !== undefined || named.size >= most || !isWorthwhile(text)) return known
      const times = (seen.get(text) ?? 0) + 1
      if (times < worthIt) {
        if (seen.size >= most) seen.clear()
        seen.set(text, times)
        return undefined
      }
      seen.delete(text)
      const name = `s${round}_${named.size}`
      named.set(text, name)
      return name
    },
    /** All get new names, under which they are read and planned anew. */
    forget: () => {
      round += 1
      named = new Map()
    },
  }
}
