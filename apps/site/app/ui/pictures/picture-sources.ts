import { hasCrops } from '@northlight/contract/picture-cut'

/** The screens and densities of the product; the image proxy accepts these widths and the fixed boxes, nothing else. */
export const imageScreens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
export const imageBoxes = [70, 96, 150, 200, 300, 405, 480, 600, 753] as const
export type ImageBox = (typeof imageBoxes)[number]

const densities = [1, 2] as const
const quality = 80
const format = 'webp'

export const fluidWidths = [
  ...new Set(Object.values(imageScreens).flatMap((screen) => densities.map((density) => screen * density))),
].sort((a, b) => a - b)

/** The path the proxy knows a picture by, or nothing when the picture is not ours to convert. */
const proxiedPath = (src: string): string | undefined => {
  const path = src.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '')
  return /^\/(?:storage|assets)\//.test(path) ? path.slice(1) : undefined
}

/**
 * `/_ipx/w_640,q_80,f_webp/storage/campus/mysuru.jpg`. For a picture that was cut by hand the shape of its place is
 * said in thousandths, `r_1600`, so that the right cut is taken.
 */
export const imageUrl = (src: string, width: number, ratio?: number): string => {
  const path = proxiedPath(src)
  const shape = ratio !== undefined && hasCrops(src) ? `,r_${Math.round(ratio * 1000)}` : ''
  return path ? `/_ipx/w_${width}${shape},q_${quality},f_${format}/${path}` : src
}

type Sources = { src: string; srcSet?: string }

/**
 * For a picture whose width follows the screen. `largest` is the widest it is ever shown, in CSS pixels: nothing
 * beyond twice that is offered.
 */
export const fluidSources = (src: string, largest: number, ratio?: number): Sources => {
  if (!proxiedPath(src)) return { src }
  const enough = fluidWidths.findIndex((width) => width >= largest * 2)
  const widths = enough === -1 ? fluidWidths : fluidWidths.slice(0, enough + 1)
  const usual = widths.find((width) => width >= largest) ?? widths[widths.length - 1] ?? imageScreens.xs
  return {
    src: imageUrl(src, usual, ratio),
    srcSet: widths.map((width) => `${imageUrl(src, width, ratio)} ${width}w`).join(', '),
  }
}

/** For a picture of one fixed width, such as a portrait: once for plain and once for dense screens. */
export const boxSources = (src: string, box: ImageBox, ratio?: number): Sources => {
  if (!proxiedPath(src)) return { src }
  return {
    src: imageUrl(src, box, ratio),
    srcSet: densities.map((density) => `${imageUrl(src, box * density, ratio)} ${density}x`).join(', '),
  }
}
