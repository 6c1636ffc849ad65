export const keptKey = 'kept-form'

/** Whether something typed waits to be brought back, in any form or in the one of this label. */
export const hasKept = (form?: string) => {
  try {
    const kept = sessionStorage.getItem(keptKey)
    return kept !== null && (form === undefined || kept.includes(JSON.stringify(form)))
  } catch {
    return false
  }
}
