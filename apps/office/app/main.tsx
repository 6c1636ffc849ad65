import './office.css'
import { seconds } from '@northlight/contract/durations'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { readPrefetched } from './platform/prefetch/read-ahead.ts'
import { watchTouches } from './platform/session/attended.ts'
import { watchOtherPages } from './platform/session/watch-other-pages.ts'
import { routes } from './routes.tsx'

const place = document.getElementById('office')
if (!place) throw new Error('The page has no place for the office.')

watchOtherPages()
watchTouches()

/** A face that comes after the first text is left out until the next page load, and here that may be tomorrow. */
const faces = Promise.all(['400 1rem Inter', '460 1rem Fraunces'].map((face) => document.fonts.load(face)))
const patience = new Promise((resolve) => setTimeout(resolve, seconds(1)))

// Who looks and what stands first are drawn at once where they are here. Offline the guard finds out and says so.
const known = readPrefetched(location).catch(() => {})

await Promise.race([Promise.all([faces.catch(() => {}), known]), patience])
createRoot(place).render(<RouterProvider router={createBrowserRouter(routes, { basename: '/office' })} />)
