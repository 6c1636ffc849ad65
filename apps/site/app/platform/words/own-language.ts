import { type Language, languages } from '@northlight/contract/words/languages'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { sessionStore, sessionToken } from '../session/store.ts'

const shelf = 'site:language'

const asLanguage = (value: unknown): Language | undefined => languages.find((one) => one === value)

const kept = (): Language | undefined => {
  try {
    return asLanguage(localStorage.getItem(shelf))
  } catch {
    return undefined
  }
}

const keep = (language: Language) => {
  try {
    localStorage.setItem(shelf, language)
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

/** What the account says counts more than what this device remembers; without an account the device is all there is. */
export const followOwnLanguage = () => {
  if (isFollowed) return
  isFollowed = true
  ownLanguage.set(kept() ?? 'en')
  const look = () => {
    const said = asLanguage(sessionStore.get().session?.user.language)
    // A choice that the account has not heard of yet is not taken back by an older answer of the session.
    if (!said || said === ownLanguage.get() || unheard !== undefined) return
    keep(said)
    ownLanguage.set(said)
  }
  sessionStore.subscribe(look)
  look()
}

let unheard: Language | undefined

/** Chosen by the person: here at once, and for the account, so that mails and other devices follow. */
export const chooseOwnLanguage = async (language: Language, apiUrl: string): Promise<void> => {
  keep(language)
  ownLanguage.set(language)
  const token = sessionToken()
  if (!token) return
  unheard = language
  try {
    const reply = await fetch(`${apiUrl}/v1/profile/language`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ language }),
    })
    if (reply.ok && unheard === language) unheard = undefined
  } catch {
    // Without a line it is remembered here, and told with the next choice.
  }
}
