/** Pages that search engines may show are read before they are used; the others are nothing without their program. */
export const isForReaders = (html: string) => !html.includes('<meta name="robots" content="noindex"')
