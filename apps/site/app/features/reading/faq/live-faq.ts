import { seconds } from '@northlight/contract/durations'
import { foldText, matchesSearch } from './group-questions.ts'

/** Browsers allow few changes of the address a second. */
const pause = seconds(0.4)

/** Searches while somebody types: hides what does not match; the address follows, so that it can be sent to someone. */
export const liveFaq = (page: HTMLElement) => {
  const form = page.querySelector<HTMLFormElement>('search form')
  const field = form?.querySelector<HTMLInputElement>('input[name="q"]')
  if (!form || !field) return
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)
  const questions = [...page.querySelectorAll<HTMLElement>('[data-question]')].map((element) => ({
    element,
    words: foldText(element.textContent ?? ''),
    fold: element.querySelector('details'),
  }))
  let shown = field.defaultValue.trim()
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (search: string) => {
    if (search === shown) return
    shown = search
    const found = questions.filter(({ words }) => !search || matchesSearch(words, search))
    for (const question of questions) {
      const isFound = found.includes(question)
      question.element.hidden = !isFound
      if (question.fold) question.fold.open = search !== '' && isFound && found.length <= 3
    }
    for (const group of page.querySelectorAll<HTMLElement>('[data-group]'))
      group.hidden = !group.querySelector('[data-question]:not([hidden])')
    const count = part('count')
    if (count) {
      count.className = search ? 'mb-6 text-sm text-ink-2' : 'sr-only'
      count.textContent = search ? (found.length === 1 ? '1 answer found' : `${found.length} answers found`) : ''
    }
    part('subjects')?.toggleAttribute('hidden', search !== '')
    part('nothing')?.toggleAttribute('hidden', found.length > 0)
    const words = part('words')
    if (words) words.textContent = search
  }

  const onInput = () => {
    const search = field.value.trim()
    show(search)
    clearTimeout(timer)
    timer = setTimeout(
      () =>
        history.replaceState(history.state, '', search ? `?${new URLSearchParams({ q: search })}` : location.pathname),
      pause,
    )
  }
  field.addEventListener('input', onInput)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    onInput()
  })
  // What was typed before this script ran stands in the field.
  if (field.value.trim() !== shown) onInput()
}
