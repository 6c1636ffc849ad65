import type { TestimonialView } from '@northlight/contract/content/people'
import { type Opening, openingOf } from '../../../platform/text/opening.ts'

export type Testimonial = Opening & {
  id: number
  name: string
  who: string
  stars: number
  image: string
}

/** `limit`: how much is shown before "Read more". */
export const testimonialOf = (view: TestimonialView, limit: number): Testimonial => ({
  id: view.id,
  name: view.name,
  who: view.designation ?? '',
  stars: Math.min(5, Math.max(1, view.star ?? 5)),
  image: view.image,
  ...openingOf(view.message ?? '', limit),
})
