import { useEffect, useRef, useState } from 'react'
import { Note } from '../../ui/note.tsx'

type Reader = (video: HTMLVideoElement) => Promise<string | undefined>
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type WithDetector = typeof globalThis & { BarcodeDetector?: new (options: { formats: string[] }) => Detector }

/** The browser's own reader where it has one; else a small one that is fetched only now. */
const makeReader = async (): Promise<Reader> => {
  const Own = (globalThis as WithDetector).BarcodeDetector
  if (Own) {
    const detector = new Own({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, 640 / Math.max(1, video.videoWidth))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!pen || canvas.width === 0) return undefined
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // No code in this picture: the next one may have it.
      return undefined
    }
  }
}

/** Looks for a ticket until one is found; the same one is not told twice in a row. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const tell = useRef(onCode)
  tell.current = onCode
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    let last = ''
    const look = async (read: Reader) => {
      if (isOver || !video.current) return
      const code = await read(video.current).catch(() => undefined)
      if (code && code !== last) {
        last = code
        tell.current(code)
      }
      if (!isOver) setTimeout(() => void look(read), 120)
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      // Left while the browser asked: the camera must not stay on.
      if (isOver) for (const track of stream.getTracks()) track.stop()
      if (isOver || !video.current) return
      video.current.srcObject = stream
      await video.current.play()
      await look(await makeReader())
    }
    start().catch(() =>
      setFailure('The camera cannot be used here. Type the number, or open the ticket with the phone’s own camera.'),
    )
    return () => {
      isOver = true
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  if (failure) return <Note tone="due">{failure}</Note>
  return (
    <video
      ref={video}
      className="w-full max-h-[52vh] rounded-[8px] bg-night object-cover"
      muted
      playsInline
      aria-label="Picture of the camera"
    />
  )
}
