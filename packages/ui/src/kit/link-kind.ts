/** What a link leads to: one of our pages, another site, or an app of the device (phone, mail). */
export const linkKind = (to: string): 'page' | 'foreign' | 'device' => {
  if (/^(?:https?:)?\/\//i.test(to)) return 'foreign'
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return 'device'
  return 'page'
}
