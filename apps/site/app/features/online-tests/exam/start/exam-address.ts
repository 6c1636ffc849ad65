/**
 * The page about a test and its calls below `/api/v1`, by the address of the running test. Read in the browser: the
 * server keeps one document for all tests, because anybody can make such addresses up.
 */
export const examAddress = (pathname: string): { base: string; root: string } => {
  const base = pathname.replace(/\/ongoing\/?$/, '')
  const slug = base.split('/').at(-1) ?? ''
  return { base, root: base.startsWith('/admission/') ? `/admission/info/test/${slug}` : `/tests/${slug}` }
}
