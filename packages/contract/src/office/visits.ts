import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const views = z.number().int()

/** Views and never people: nobody is told from anybody else. */
export const VisitsView = z.object({
  today: views,
  week: views,
  top: z.array(z.object({ path: z.string(), views })),
  from: z.array(z.object({ host: z.string(), views })),
  devices: z.object({ phone: views, tablet: views, computer: views }),
})
export type VisitsView = z.output<typeof VisitsView>

export const officeVisits = endpoint({
  method: 'get',
  path: '/office/visits',
  summary: 'How often pages were opened today and in seven days; counted without cookies, robots left out',
  tag: 'Office',
  audience: 'staff',
  act: 'content.read',
  reply: z.object({ message: z.string(), visits: VisitsView }),
})
