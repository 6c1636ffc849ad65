export type ShareTarget = 'whatsapp' | 'facebook' | 'twitter' | 'linkedin'

/** Where each network takes an address to pass on. Everything is encoded: titles hold ampersands, quotes and questions. */
export const shareLink = (target: ShareTarget, url: string, title: string): string => {
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  switch (target) {
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`
    case 'twitter':
      return `https://twitter.com/intent/tweet?url=${address}&text=${text}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${address}`
  }
}
