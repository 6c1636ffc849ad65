/** The tabs of one test, in the order in which they are needed; anyone who may not use one does not see it. */
export const testTabs: { to: string; label: string; act: string }[] = [
  { to: '', label: 'Cockpit', act: 'tests.write' },
  { to: 'people', label: 'Students', act: 'tests.write' },
  { to: 'plan', label: 'Schedule and policy', act: 'tests.write' },
  // Screens of their own, which others than examiners open, too.
  { to: 'results', label: 'Results', act: 'results.read' },
  { to: 'day', label: 'Ledger', act: 'console.read' },
]
