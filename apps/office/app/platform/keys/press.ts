/**
 * Presses the button that a key stands for, as a hand would: one way for both. `within` narrows it to a part of the
 * screen. A button says its key as `data-key`.
 */
export const press = (key: string, within: ParentNode | null | undefined = document) =>
  within?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
