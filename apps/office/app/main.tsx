import './office.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { routes } from './routes.tsx'

const place = document.getElementById('office')
if (!place) throw new Error('The page has no place for the office.')
createRoot(place).render(<RouterProvider router={createBrowserRouter(routes, { basename: '/office' })} />)
