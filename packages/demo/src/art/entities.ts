/** What the pictures need to know of each thing they show: its address, the words that describe it, its alternative text. */
export type Described = { hint: string; alt: string }
export type Addressed = Described & { slug: string }
export type Named = Described & { name: string }

export type PictureEntities = {
  branches?: readonly Addressed[]
  courses?: readonly Addressed[]
  team?: readonly Addressed[]
  achievers?: readonly Addressed[]
  testimonials?: readonly (Named & { id: string | number })[]
  events?: readonly Addressed[]
  /** In the order of the gallery: the first is `gallery/01.svg`. */
  gallery?: readonly Described[]
  articles?: readonly Addressed[]
  tips?: readonly Addressed[]
  campaigns?: readonly Addressed[]
  /** The day scholar and the residential variant, in their order. */
  programmes?: readonly Described[]
  /** In their order on each page. */
  features?: readonly (Described & { page: string })[]
  counters?: readonly Described[]
  banners?: readonly (Described & { facts?: readonly Described[] })[]
  about?: readonly (Described & { page: string; counter: Described })[]
  speakers?: readonly Named[]
  /** The emblem is chosen by the words of the slug: jee-main, neet, kcet, aptitude. */
  tests?: readonly { slug: string; alt: string }[]
}
