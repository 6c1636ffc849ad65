import type { MenuLink } from '../../platform/paths/paths.ts'

export const about: readonly MenuLink[] = [
  { label: 'About us', to: '/about-us' },
  { label: 'Mission and vision', to: '/mission-vision' },
  { label: 'Leadership team and faculty', to: '/leadership-team' },
  { label: 'Testimonials', to: '/testimonial' },
  { label: 'Careers', to: '/careers' },
  { label: 'Contact us', to: '/contact-us' },
]

export const resources: readonly MenuLink[] = [
  { label: 'Fees and refunds', to: '/fees' },
  { label: 'Knowledge desk', to: '/knowledge-desk' },
  { label: 'Expert tips', to: '/expert-tips' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'Events', to: '/events' },
  {
    label: '2-year day scholar and residential programme',
    to: '/2-year-integrated-day-scholar-and-residential-program',
  },
]
