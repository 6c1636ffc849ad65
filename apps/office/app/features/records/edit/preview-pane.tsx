import type { Resource } from '@northlight/contract/office/resource'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calls, sentenceOf } from '../../../platform/api/client.ts'
import { IconButton, iconButtonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const widths = [390, 768, 1280]

type Props = { resource: Resource; id: number; version: number; onClose: () => void }

/** The real page of the site with this draft laid over it; a new one comes with each save. */
export function PreviewPane({ resource, id, version, onClose }: Props) {
  const [width, setWidth] = useState(390)
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const preview = useQuery({
    queryKey: ['preview', resource.name, id, version],
    queryFn: () => calls.post<{ path: string; url: string }>(`/office/${resource.name}/${id}/preview`, { version }),
    placeholderData: (before) => before,
  })
  useEffect(() => {
    if (!frame.current) return
    const watcher = new ResizeObserver(([entry]) =>
      setRoom({ width: entry?.contentRect.width ?? 0, height: entry?.contentRect.height ?? 0 }),
    )
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])
  const scale = room.width > 0 ? Math.min(1, (room.width - 24) / width) : 1
  const height = Math.max(400, room.height)
  return (
    <aside className="preview" aria-label="Preview">
      <div className="preview__head flex items-center gap-3 py-2.5 px-3.5 border-b border-b-line">
        <fieldset className="segments segments--small">
          <legend className="sr-only">Width of the page</legend>
          {widths.map((one) => (
            <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {one}
            </button>
          ))}
        </fieldset>
        <span className="small muted">the real page with this draft</span>
        <span className="end">
          {preview.data && (
            <a
              className={iconButtonClass({ look: 'quiet', small: true })}
              href={preview.data.path}
              target="_blank"
              rel="noreferrer"
              aria-label="Open the preview in a tab of its own"
            >
              <Icon name="external" />
            </a>
          )}
          <IconButton icon="close" small label="Close the preview" onClick={onClose} />
        </span>
      </div>
      <div className="flex-1 pt-5 px-0 pb-7 overflow-hidden min-h-160 min-[1181px]:min-h-0" ref={frame}>
        {preview.isError && <p className="p-6 text-center text-ink-2">{sentenceOf(preview.error)}</p>}
        {preview.data && (
          <div className="preview__page" style={{ width: width * scale, height }}>
            <iframe
              title="The page with this draft"
              src={preview.data.path}
              style={{ width, height: height / scale, scale: String(scale) }}
            />
          </div>
        )}
      </div>
    </aside>
  )
}
