type Item = { id: string; disabled?: boolean }

/** Where a key leads in a row of tabs: round at the ends, past what is switched off; nothing for other keys. */
export const nextTab = (tabs: readonly Item[], current: string | undefined, key: string): string | undefined => {
  const open = tabs.filter((tab) => !tab.disabled)
  if (open.length === 0) return undefined
  const here = open.findIndex((tab) => tab.id === current)
  const steps: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here === -1 ? -1 : here - 1,
    ArrowUp: here === -1 ? -1 : here - 1,
    Home: 0,
    End: -1,
  }
  const target = Object.hasOwn(steps, key) ? steps[key] : undefined
  return target === undefined ? undefined : open.at(target % open.length)?.id
}
