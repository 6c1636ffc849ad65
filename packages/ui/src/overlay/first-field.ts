const fields = ['input:not([type=hidden], [type=file])', 'select', 'textarea', '[contenteditable=true]']
  .map((one) => `${one}:not(:disabled, [readonly])`)
  .join(', ')

/** Where a dialog begins: what is filled in first; of several answers to one question the chosen one. */
export const firstField = (body: HTMLElement | null, orButton = false): HTMLElement | null => {
  const first = body?.querySelector<HTMLElement>(orButton ? `${fields}, button` : fields) ?? null
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return body?.querySelector<HTMLElement>(`input[name="${first.name}"]:checked`) ?? first
}
