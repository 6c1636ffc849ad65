import { z } from 'zod'

/** How the content is written down: Markdown, whole rupees, and days counted from the day of filling. */

export const line = z.string().min(1)
export const maybe = line.nullable()
export const count = z.number().int().nonnegative()
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and dashes.')
/** So many days after the day of filling, or before it where it is negative. */
export const days = z.number().int()
export const weekday = z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
export type Weekday = z.output<typeof weekday>
export const isActive = z.boolean().default(true)

/** The picture it shows, by its place in the folder of pictures, and the words for those who do not see it. */
export const image = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\.svg$/, 'Name a picture like branches/mysuru.svg.')
export const drawn = { image, image_alt: line }
export const searchTexts = { meta_title: line, meta_description: line }
