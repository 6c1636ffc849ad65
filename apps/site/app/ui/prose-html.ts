/**
 * Prepares sanitised HTML for the page: wide tables get a region of their own that scrolls and that the keyboard
 * reaches; pictures wait until they are near.
 */
export const proseHtml = (html: string) =>
  html
    .replace(/<table\b/gi, '<div class="prose-table" role="region" aria-label="Table" tabindex="0"><table')
    .replace(/<\/table>/gi, '</table></div>')
    .replace(/<img\b(?![^>]*\bloading=)/gi, '<img loading="lazy"')
