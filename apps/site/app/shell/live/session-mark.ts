import { readMark } from '@northlight/ui/session/signed-in-mark.ts'
import { firstNameOf, initialsOf } from '../../platform/session/names.ts'
import { sessionStore } from '../../platform/session/store.ts'

const show = () => {
  const { status, session } = sessionStore.get()
  const root = document.documentElement
  // The last page had a session: the account is shown before the server has answered.
  root.dataset.session = status === 'loading' && readMark() ? 'authenticated' : status
  if (status !== 'authenticated') return
  const words = { initials: initialsOf(session.user), 'first-name': firstNameOf(session.user) }
  for (const [name, text] of Object.entries(words))
    for (const place of document.querySelectorAll(`[data-account="${name}"]`)) place.textContent = text
}

/** Writes the state of the session on the document, where CSS and the header find it. */
export const startSessionMark = (): (() => void) => {
  show()
  return sessionStore.subscribe(show)
}
