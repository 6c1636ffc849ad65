import { expect, type Page } from '@playwright/test'
import { ownPhone, smallPicture } from './forms.ts'

export const fillStudent = async (page: Page) => {
  await page.getByLabel('Student’s name').fill('Asha Rao')
  await page.getByLabel('School', { exact: true }).fill('Hill View School')
  await page.getByLabel('Home address').fill('12 Lake Road, Mysuru 570 001')
}

export const fillFather = async (page: Page) => {
  const father = page.getByRole('group', { name: 'Father or first guardian' })
  await father.getByLabel('Full name').fill('Mohan Rao')
  await father.getByLabel('Mobile number').fill(ownPhone())
  await father.getByLabel('Occupation').fill('Farmer')
}

/** The enquiry as one long form, as it stands where no script answers. */
export const fillWhole = async (page: Page) => {
  await fillStudent(page)
  await fillFather(page)
  await page.getByRole('group', { name: 'Does the student have' }).getByLabel('No').check()
  await page.getByLabel('Centre', { exact: true }).selectOption('Bengaluru, day scholar')
  await page.getByLabel('Batch', { exact: true }).selectOption('Two-year full-time, day scholar')
  await page.getByLabel('Marks card').setInputFiles(smallPicture('marks.png'))
  await page.getByLabel(/I am the student’s parent/).check()
}

export const isReceived = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
  await expect(page.getByText(/Your reference number is \d+/)).toBeVisible()
}
