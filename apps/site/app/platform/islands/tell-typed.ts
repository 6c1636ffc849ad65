type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

/** Whether somebody has changed it since the document came. */
const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    // Where none is marked the browser shows the first that can be chosen.
    const first = options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled)
    return control.selectedOptions[0] !== first
  }
  // Of a group of radio buttons the one that is chosen tells for all.
  if (isTick(control))
    return control.checked ? !control.defaultChecked : control.type === 'checkbox' && control.defaultChecked
  return control.value !== control.defaultValue
}

const tell = (control: Control) => {
  if (isTick(control)) {
    // React hears of a tick by a click that changes it, and by nothing else.
    control.checked = !control.checked
    control.click()
    return
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

export const controlsIn = (box: HTMLElement) => [...box.querySelectorAll<Control>('input, textarea, select')]

/**
 * Fields that React has thrown away and drawn anew, because the server had drawn something else, still hold what was
 * typed, chosen or ticked in them: it goes into the new ones.
 */
export const putBack = (before: readonly Control[], box: HTMLElement) => {
  for (const old of before) {
    if (old.isConnected || !isChanged(old)) continue
    const same = controlsIn(box).find(({ name, value }) => name === old.name && (!isTick(old) || value === old.value))
    // The value of a chosen file cannot be written.
    const what = isTick(old) ? 'checked' : old.type === 'file' ? 'files' : 'value'
    if (same) Object.assign(same, { [what]: Reflect.get(old, what) })
  }
}

/** Whether a field was changed before hydration. */
export const hasTyped = (box: HTMLElement): boolean => controlsIn(box).some(isChanged)

/**
 * What was typed, chosen or ticked before a page or an island hydrated stands in its fields; now its events are
 * dispatched as if it were done at this moment. Texts are not set again, because somebody may be in the middle of a
 * word: listen to `onInput`, since React's `onChange` does not fire for a value that has not changed.
 */
export const tellTyped = (box: HTMLElement) => {
  for (const control of controlsIn(box)) if (isChanged(control)) tell(control)
}
