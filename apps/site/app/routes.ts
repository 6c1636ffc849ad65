import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of the product. Pages inside the layout carry header, newsletter and footer. */
export default [
  layout('shell/shell.tsx', [
    layout('shell/page-errors.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
  ]),
] satisfies RouteConfig
