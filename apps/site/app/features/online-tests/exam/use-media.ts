import { useSyncExternalStore } from 'react'

/** Whether the window fits a media query, followed as it changes. Only for screens that the browser alone draws. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (told) => {
      const media = matchMedia(query)
      media.addEventListener('change', told)
      return () => media.removeEventListener('change', told)
    },
    () => matchMedia(query).matches,
    () => false,
  )
