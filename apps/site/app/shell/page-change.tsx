import { useEffect, useRef, useState } from 'react'
import { hashTarget } from '../platform/navigation/hash-target.ts'
import { usePlace } from '../platform/navigation/place.ts'

/** After a change of page the reader starts at its heading and hears its title, as after a document load. */
export function PageChange() {
  const { pathname, hash } = usePlace()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const target = document.getElementById(hashTarget(hash)) ?? mainHeading()
    if (target) {
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [pathname, hash])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

const mainHeading = () => document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
