/** Brings a field that is drawn before the eyes, and begins where something is wrong in it. */
export const goToField = (name: string) => {
  const place = document.getElementById(`field-${name}`)
  place?.scrollIntoView({ block: 'center' })
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const first = place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], button')
  const chosen = wrong ?? first
  chosen?.focus()
}
