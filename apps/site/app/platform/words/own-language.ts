import { type Language, languages } from '@northlight/contract/words/languages'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { sessionStore, sessionToken } from '../session/store.ts'

const shelf = 'site:language'
/** A choice that the account has not heard of: there was no connection. */
const unheardShelf = 'site:language-unheard'

const read = (name: string): Language | undefined => {
  try {
    return languages.find((one) => one === localStorage.getItem(name))
  } catch {
    return undefined
  }
}

const write = (name: string, language: Language | undefined) => {
  try {
    if (language) localStorage.setItem(name, language)
    else localStorage.removeItem(name)
  } catch {
    // Storage is forbidden: the account knows it, or the next page asks again.
  }
}

/**
 * The language in which this person reads tests, practice and reports. It is no part of an address: these pages are the
 * same document for everybody, and the browser puts the words in. English until the browser has looked.
 */
export const ownLanguage = createStore<Language>('en')

let isFollowed = false
/** Chosen on this page: an older answer of the session does not take it back. */
let isChosenHere = false

const tellAccount = async (language: Language, apiUrl: string): Promise<void> => {
  const token = sessionToken()
  if (!token) return
  write(unheardShelf, language)
  try {
    const reply = await fetch(`${apiUrl}/api/v1/profile/language`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ language }),
    })
    if (reply.ok && read(unheardShelf) === language) write(unheardShelf, undefined)
  } catch {
    // Without a connection it is told by the next page that has one.
  }
}

/** What the account says counts more than what this device remembers; without an account the device is all there is. */
export const followOwnLanguage = (apiUrl: string) => {
  if (isFollowed) return
  isFollowed = true
  ownLanguage.set(read(shelf) ?? 'en')
  const look = () => {
    const said = languages.find((one) => one === sessionStore.get().session?.user.language)
    if (!said || isChosenHere) return
    const unheard = read(unheardShelf)
    if (unheard) void tellAccount(unheard, apiUrl)
    const language = unheard ?? said
    write(shelf, language)
    if (language !== ownLanguage.get()) ownLanguage.set(language)
  }
  sessionStore.subscribe(look)
  look()
}

/**
 * What anyone who opens a link reads best, as the link knows it; what was chosen on this device or in the account
 * counts more.
 */
export const suggestOwnLanguage = (language: Language): void => {
  if (!isChosenHere && read(shelf) === undefined && !sessionStore.get().session) ownLanguage.set(language)
}

/** Chosen by the person: here at once, and for the account, so that mails and other devices follow. */
export const chooseOwnLanguage = (language: Language, apiUrl: string): Promise<void> => {
  isChosenHere = true
  write(shelf, language)
  ownLanguage.set(language)
  return tellAccount(language, apiUrl)
}
