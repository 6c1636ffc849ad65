/**
 * A name as it may stand in a mail to somebody who has not asked for one: one short line in which no mail program
 * finds an address to click on. Otherwise anybody could send their own words to any mailbox, by our hand.
 */
export const harmlessName = (name: string) => {
  // The two joiners stay: Kannada and Hindi names are written with them.
  const line = name.replace(/[[\p{Cf}--[\u200c\u200d]]\p{Cc}<>\[\]\{\}\|\\\/:@]+/gv, ' ').replace(/\.(?=\S)/g, '. ')
  const short = [...line.replace(/\s+/g, ' ').trim()]
  return short.length > 60 ? `${short.slice(0, 59).join('')}…` : short.join('') || 'A student'
}
