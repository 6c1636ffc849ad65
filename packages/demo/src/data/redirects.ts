/** A category that was renamed, and addresses that people type or that older printed matter carries. */
export const demoRedirects = [
  { from_path: '/achievers/nstse', to_path: '/achievers/olympiads', status: 301 },
  { from_path: '/about', to_path: '/about-us', status: 301 },
  { from_path: '/contact', to_path: '/contact-us', status: 301 },
  { from_path: '/blog', to_path: '/knowledge-desk', status: 301 },
  { from_path: '/courses', to_path: '/fees', status: 301 },
  { from_path: '/admissions', to_path: '/admission', status: 301 },
]
