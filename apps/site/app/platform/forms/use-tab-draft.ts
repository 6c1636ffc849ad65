import { type RefObject, useEffect } from 'react'
import type { DraftStore } from './draft-store.ts'

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

/**
 * Keeps what is typed into a plain form, and puts it into its empty fields when the page comes again: the form of a
 * page whose address changes while it is filled. Gives what keeps all of it now: anyone who is quick has typed, and
 * chosen another page, before anything here listens.
 */
export const useTabDraft = <Name extends string>(form: RefObject<HTMLFormElement | null>, drafts: DraftStore<Name>) => {
  useEffect(() => {
    const element = form.current
    if (!element) return
    for (const [name, value] of Object.entries(drafts.read() ?? {})) {
      const control = element.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement) || control.value !== '' || typeof value !== 'string') continue
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const keep = () => void drafts.keep(typedIn(element))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, drafts])
  return () => {
    if (form.current) drafts.keep(typedIn(form.current))
  }
}
