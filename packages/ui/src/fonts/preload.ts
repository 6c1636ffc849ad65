import fraunces from './fraunces-latin-opsz.woff2?url'
import inter from './inter-latin-wght.woff2?url'

/** Link tags for the two files every first visit needs. The rupee files stay out: only pages with a price fetch them. */
export const fontPreloads = [inter, fraunces].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
