import { modulesIn } from '@northlight/db/modules-in'
import type { Sent } from './define-contact-event.ts'
import type { Form } from './define-form.ts'

/** How a file of one's data shows them. One that is not named here comes after these. */
const order = [
  ...['contact', 'scholar', 'campaign', 'course-request', 'job-application', 'reservation', 'chat', 'comment'],
  ...['subscription', 'vrddhi', 'admission'],
]
const placeOf = ({ name }: Sent) => (order.includes(name) ? order.indexOf(name) : order.length)

/** Everything families send: each file of `forms/` is the definition of one kind of it. */
const definitions = await modulesIn<Record<string, Sent>>(import.meta.url, './forms/*.ts')

export const sent: Sent[] = definitions
  .flatMap((module) => Object.values(module))
  .toSorted((one, other) => placeOf(one) - placeOf(other))

export const forms: Form[] = sent.filter((one): one is Form => 'endpoints' in one)

/** Their calls stand in the contract one by one; this is the list of them. */
export const formEndpoints = forms.flatMap(({ endpoints }) => endpoints)

export const formNamed = (name: string): Form | undefined => forms.find((form) => form.name === name)
