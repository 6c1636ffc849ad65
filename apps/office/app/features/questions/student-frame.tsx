import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import sheet from '../../ui/styles/student.css?url'

type Props = { width: number; title: string; children: ReactNode }

/**
 * A page of its own width inside this one, so that the student's style sheet and its rules for narrow screens hold.
 * It is filled from here: nothing is fetched but the sheet.
 */
export function StudentFrame({ width, title, children }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [scale, setScale] = useState(1)
  const [height, setHeight] = useState(500)
  useEffect(() => {
    if (!room.current) return
    const watcher = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)))
    watcher.observe(room.current)
    return () => watcher.disconnect()
  }, [width])
  useEffect(() => {
    if (!page) return
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet
    page.head.append(link)
    page.documentElement.lang = 'en'
    page.title = title
    const watcher = new ResizeObserver(() => setHeight(page.body.scrollHeight))
    watcher.observe(page.body)
    return () => watcher.disconnect()
  }, [page, title])
  return (
    <div
      ref={room}
      className="relative [box-sizing:content-box] overflow-hidden border border-line-2 rounded-md"
      style={{ height: height * scale }}
    >
      <iframe
        className="border-0 bg-paper [transform-origin:0_0]"
        title={title}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        style={{ width, height, scale: String(scale) }}
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      {page && createPortal(children, page.body)}
    </div>
  )
}
