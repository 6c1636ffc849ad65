import type { Page } from '@playwright/test'

/** The lower parts of the details come to those who scroll there: each is fetched when its heading is near. */
export const scrollToPart = (page: Page, name: 'Devices' | 'Consent' | 'Your data') =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true }).scrollIntoViewIfNeeded()
