import { useEffect } from 'react'

/** Stands for every reading page in the browser: should the router ever go to one, the document is loaded instead. */
export function LoadDocument() {
  useEffect(() => location.reload(), [])
  return null
}
