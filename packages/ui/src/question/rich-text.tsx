import { memo, type RefObject, useEffect, useRef } from 'react'

type Props = { html: string; lang?: string; className?: string; as?: 'div' | 'span' }

/** A formula wider than the screen scrolls by itself: then the keyboard must reach it, and only then. */
const useReachedWhenWide = (box: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = box.current
    if (!element?.classList.contains('overflow-x-auto')) return
    const watcher = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box])
}

/** Text of a question: HTML that the API sanitises, formulas as MathML, which screen readers speak. */
export const RichText = memo(function RichText({ html, lang, className, as: Tag = 'div' }: Props) {
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null)
  useReachedWhenWide(box)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises every HTML field
  return <Tag ref={box} lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />
})
