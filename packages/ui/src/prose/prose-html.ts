/**
 * Prepares sanitised HTML for the page: wide tables get a frame of their own that scrolls and that the keyboard
 * reaches, no landmark among many of one name; pictures wait until they are near. Links to pages of the site lead to
 * the page in the language of the reader, where there is one.
 */
export const proseHtml = (html: string, addressOf: (path: string) => string = (path) => path) =>
  html
    .replace(/(<a\b[^>]*\shref=")(\/[^"]*)/gi, (_, start: string, path: string) => start + addressOf(path))
    .replace(/<table\b/gi, '<div class="prose-table" role="group" aria-label="Table" tabindex="0"><table')
    .replace(/<\/table>/gi, '</table></div>')
    .replace(/<img\b(?![^>]*\bloading=)/gi, '<img loading="lazy"')
