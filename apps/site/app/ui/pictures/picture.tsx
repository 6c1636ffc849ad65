import { focalIn } from '@northlight/contract/picture-cut'
import type { ComponentProps } from 'react'
import { boxSources, fluidSources, type ImageBox } from './picture-sources.ts'

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'loading' | 'sizes'> & {
  /** Address of the stored picture, as the API gives it. */
  src: string
  /** What it shows; empty when the words beside it say the same. */
  alt: string
  /** The widest it is shown, in CSS pixels. With `height` it keeps its place before it arrives. */
  width: number
  height: number
  /** Only for the picture that greets the visitor: fetched at once. */
  priority?: boolean
} & (
    | { sizes?: string; box?: undefined }
    /** A fixed width instead of one that follows the screen. */
    | { box: ImageBox; sizes?: undefined }
  )

/** A stored picture through the image proxy, in the width that fits. */
export function Picture({ src, alt, width, height, priority, box, sizes = '100vw', ...rest }: Props) {
  const ratio = width / height
  const sources = box ? boxSources(src, box, ratio) : fluidSources(src, width, ratio)
  const focal = focalIn(src)
  return (
    <img
      decoding={priority ? 'sync' : 'async'}
      {...rest}
      {...sources}
      style={focal ? { ...rest.style, objectPosition: `${focal.x}% ${focal.y}%` } : rest.style}
      sizes={sources.srcSet && !box ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}
