import type { TestimonialView } from '@northlight/contract/content/people'

export type Testimonial = {
  id: number
  name: string
  who: string
  stars: number
  image: string
  message: string
  /** How much is shown before "Read more". */
  limit: number
}

export const testimonialOf = (view: TestimonialView, limit: number): Testimonial => ({
  id: view.id,
  name: view.name,
  who: view.designation ?? '',
  stars: Math.min(5, Math.max(1, view.star ?? 5)),
  image: view.image,
  message: view.message ?? '',
  limit,
})
