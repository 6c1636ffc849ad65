/** Latin accents, and the invisible joiners that Indian scripts are typed with or without. */
const ignored = /[\u0300-\u036f\u200b-\u200d\ufeff]/g

/** Of such a text nothing can be taken apart or left out: it only needs small letters, which is quick. */
const plain = /^[\x20-\x7e]*$/

/**
 * The form in which texts are compared when people search: small letters, no accents.
 * Vowel signs of Kannada and Hindi are letters, not accents, and stay.
 * PostgreSQL has the same function, made by the first migration.
 */
export const fold = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').toLowerCase().replace(ignored, '')
