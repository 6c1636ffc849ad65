type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether somebody has changed it since the document came. */
const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
    return control.checked && !control.defaultChecked
  return control.value !== control.defaultValue
}

/** What was typed before an island lived stands in its fields; now it is told, as if it were typed at this moment. */
export const tellTyped = (box: HTMLElement) => {
  for (const control of box.querySelectorAll<Control>('input, textarea, select'))
    if (isChanged(control)) control.dispatchEvent(new Event('input', { bubbles: true }))
}
