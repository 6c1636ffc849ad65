/** One address per page, in small letters: no query but `page`, and not even that for the first one. */
export const canonicalPath = (path: string): string => {
  const [pathname = '/', query = ''] = path.split('?', 2)
  const page = new URLSearchParams(query).get('page') ?? ''
  const plain = pathname === '/' ? '' : pathname.toLowerCase().replace(/\/+$/, '')
  return /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `${plain}?page=${page}` : plain
}
