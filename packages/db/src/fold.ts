/** Latin accents, and the invisible joiners that Indian scripts are typed with or without. */
const ignored = /[\u0300-\u036f\u200b-\u200d\ufeff]/g

/**
 * The form in which texts are compared when people search: small letters, no accents.
 * Vowel signs of Kannada and Hindi are letters, not accents, and stay.
 * PostgreSQL has the same function, made by the first migration.
 */
export const fold = (text: string): string => text.normalize('NFKD').toLowerCase().replace(ignored, '')
