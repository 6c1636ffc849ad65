import './office.css'
import { seconds } from '@northlight/contract/durations'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { readListAhead } from './platform/admin/list-ahead.ts'
import { readMeAhead } from './platform/me/use-me.ts'
import { readSession } from './platform/session/session.ts'
import { routes } from './routes.tsx'

const place = document.getElementById('office')
if (!place) throw new Error('The page has no place for the office.')

/** A face that comes after the first text is left out until the next page load, and here that may be tomorrow. */
const faces = Promise.all(['400 1rem Inter', '460 1rem Fraunces'].map((face) => document.fonts.load(face)))
const patience = new Promise((resolve) => setTimeout(resolve, seconds(1)))

// Meanwhile it is asked who looks. Without a line the guard finds out and says so.
readSession()
  .then((found) => {
    if (found.status !== 'signed-in') return undefined
    readListAhead(location)
    return readMeAhead(found.email)
  })
  .catch(() => {})

await Promise.race([faces.catch(() => {}), patience])
createRoot(place).render(<RouterProvider router={createBrowserRouter(routes, { basename: '/office' })} />)
