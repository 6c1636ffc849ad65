/** Where the addresses of our pages are made. */
const home = 'apps/site/app/platform/paths/'

/** `/events/${…}`, in a literal of its own or within a longer address. */
const written =
  /\/(?:courses|brochure|achievers|legal|events|knowledge-desk|expert-tips|online-tests|practice|profile\/children)\/\$\{/g

/** One sentence for every address of a page that is written out, where a part of it must be encoded. */
export const addressesWrittenOut = (source: string, path: string): string[] =>
  path.startsWith(home)
    ? []
    : [...source.matchAll(written)].map(({ 0: address, index }) => {
        const line = source.slice(0, index).split('\n').length
        return `${path}:${line} writes \`${address}…\`; use a function of ${home}paths.ts`
      })
