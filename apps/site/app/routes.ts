import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every component in every state; for those who build the site, not for visitors. */
const design = process.env.NODE_ENV === 'production' ? [] : [route('design', 'routes/design.tsx')]

/** The route table of the product. Pages inside the layout carry header, newsletter and footer. */
export default [
  layout('shell/shell.tsx', [
    layout('shell/page-errors.tsx', [index('routes/home.tsx'), ...design, route('*', 'routes/not-found.tsx')]),
  ]),
] satisfies RouteConfig
