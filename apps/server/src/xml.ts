const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// Signs that no XML document may contain, however they are written.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters to take out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`
