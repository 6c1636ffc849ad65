/**
 * ra-core asks for `react-router-dom`, which ends at version 7; all it takes from there is in `react-router` 8 (decision
 * 0039). Without the alias the bundle would hold two routers, each with a context of its own.
 */
export const oneRouter = {
  alias: { 'react-router-dom': 'react-router' },
  dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'react-hook-form'],
}
