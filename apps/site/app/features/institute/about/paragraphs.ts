const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as HTML: what staff wrote without any tag becomes paragraphs, what has tags stays as the API cleaned it. */
export const paragraphs = (text: string): string =>
  /<\/?[a-z][^>]*>/i.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign)}</p>`)
        .join('')
