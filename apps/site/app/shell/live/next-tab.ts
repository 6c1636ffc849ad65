/** Where a key leads in a column of tabs: round at the ends; nothing for other keys. */
export const nextTab = (tabs: readonly string[], current: string, key: string): string | undefined => {
  const here = tabs.indexOf(current)
  const steps: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: -1,
  }
  const target = Object.hasOwn(steps, key) ? steps[key] : undefined
  return target === undefined ? undefined : tabs.at(target % tabs.length)
}
