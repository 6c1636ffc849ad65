import { Outlet } from 'react-router'
import type { Route } from './+types/page-errors'
import { ErrorScreen } from './error-screen.tsx'

/** The error boundary around pages, so that header and footer stay as they are. */
export default function PageErrors() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
