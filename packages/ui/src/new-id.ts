const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/**
 * A random UUID of version 4. `crypto.randomUUID` exists only in a secure context, so not where a school opens the site
 * by a name of its own network over http; random bytes are there as well.
 */
export const newId = (): string => {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
