import { useEffect } from 'react'

/** A mailed link names a part of the page; it is there only once the page has been filled. */
export const useHashTarget = (isFilled: boolean) => {
  useEffect(() => {
    const id = isFilled ? location.hash.slice(1) : ''
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' })
  }, [isFilled])
}
