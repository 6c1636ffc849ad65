import { useEffect } from 'react'

/** In the browser it stands for every reading page: should the router ever open one in place, the server draws it. */
export function LoadDocument() {
  useEffect(() => location.reload(), [])
  return null
}
