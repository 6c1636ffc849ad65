import { useEffect } from 'react'

/** The title of the tab: what is open, then the office. */
export const useTitle = (title: string) => {
  useEffect(() => {
    document.title = title ? `${title} · Office` : 'Office'
  }, [title])
}
