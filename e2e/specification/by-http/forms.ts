import { expect } from '@playwright/test'
import { ownEmail, ownPhone, smallPicture } from '../../support/forms.ts'
import type { HttpChecks } from '../checks.ts'
import { type Body, type Client, clientOf } from './client.ts'

const person = () => ({ name: 'Asha Rao', email: ownEmail(), phone: ownPhone() })
const picture = () => {
  const { name, mimeType, buffer } = smallPicture('card.png')
  return new File([new Uint8Array(buffer)], name, { type: mimeType })
}
const today = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** What the form offers, as a client may read it first. */
const offered = async (client: Client, list: string, of = (_: Body) => true): Promise<string> => {
  const { options } = await client.expected(200, `options/${list}`)
  return options.find(of)?.value
}

const student = () => ({
  name: 'Asha Rao',
  school_name: 'Hill View School',
  aadhar: '2345 6789 0123',
  father_name: 'Mohan Rao',
  father_phone: ownPhone(),
  father_occupation: 'Farmer',
  mother_name: 'Lata Rao',
  mother_phone: ownPhone(),
  mother_occupation: 'Teacher',
  address: '12 Lake Road, Mysuru 570 001',
  sibling: 'No',
  marks: picture(),
})
const isFor = (kind: string) => (one: Body) => one.for.length === 0 || one.for.includes(kind)

const subscribed = async (siteUrl: string) => {
  const email = ownEmail()
  const body = await clientOf(siteUrl).expected(201, 'subscription-form', { email, page_url: `${siteUrl}/faq?page=2` })
  expect(body).toMatchObject({ message: expect.stringMatching(/./), subscriptionForm: { email } })
}

export const formChecks: HttpChecks = {
  'subscription fields': subscribed,
  'POST subscription-form': subscribed,
  'subscription response': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { message, errors } = await client.expected(422, 'subscription-form', {
      ...{ email: 'no address', page_url: siteUrl },
    })
    expect(message).toMatch(/./)
    expect(errors.email).toEqual([expect.stringMatching(/./)])
  },
  'newsletter rules on the server': async (siteUrl) => {
    const client = clientOf(siteUrl)
    for (const email of ['', ' ', 'asha', 'asha@', '@example.com', 'a b@example.com']) {
      const { errors } = await client.expected(422, 'subscription-form', { email, page_url: siteUrl })
      expect(errors.email.length, email).toBeGreaterThan(0)
    }
  },
  'POST contact-form': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { contactForm } = await client.expected(201, 'contact-form', {
      ...person(),
      ...{ course: 'Foundation', location: 'Mysuru', date: today(), time: '10:30', detail: 'Please call.' },
      ...{ request_type: 'Visit Our Center', page_url: `${siteUrl}/contact-us` },
      branch: (await offered(client, 'contact_branches')).toUpperCase(),
    })
    expect(contactForm.branch).toBe(await offered(client, 'contact_branches'))
  },
  'POST day-scholar-form': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const branch = await offered(client, 'scholar_campuses', isFor('Residential'))
    const { scholarForm } = await client.expected(201, 'day-scholar-form', {
      ...person(),
      ...{ course: 'residential', branch: branch.toLowerCase() },
    })
    expect(scholarForm).toMatchObject({ course: 'Residential', branch })
  },
  'POST vrddhi-form': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { vrddhiForm, file_link } = await client.expected(201, 'vrddhi-form', {
      ...{ name: 'Asha Rao', school_name: 'Hill View School', phone: ownPhone() },
      ...{ father_name: 'Mohan Rao', father_email: ownEmail(), father_phone: ownPhone() },
      ...{ mother_name: 'Lata Rao', mother_email: ownEmail(), mother_phone: ownPhone() },
      ...{ class: 'IX', syllabus: 'icse', card: picture() },
    })
    expect(vrddhiForm).toMatchObject({ class: '9th', syllabus: 'ICSE' })
    const { pathname } = new URL(file_link)
    expect((await client.send(pathname)).status).toBe(200)
  },
  'POST admission/puc': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const center = await offered(client, 'admission_centres', isFor('puc'))
    const batch = await offered(client, 'batches', isFor('puc'))
    const { admissionForm } = await client.expected(201, 'admission/puc', {
      ...student(),
      ...{ center: center.toLowerCase(), batch },
    })
    expect(admissionForm).toMatchObject({ center, batch })
  },
  'POST admission/not-puc': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const center = await offered(client, 'admission_centres', isFor('class-8-9-10'))
    const forClass = (one: Body) => isFor('class-8-9-10')(one) && one.classes.includes('9')
    const batch = await offered(client, 'batches', forClass)
    for (const written of ['9', '9th', 'IX', 'Class 9']) {
      const { admissionForm } = await client.expected(201, 'admission/not-puc', {
        ...student(),
        ...{ center, batch, class: written, percentage: '88.5' },
      })
      expect(admissionForm.class, written).toBe('9')
    }
    const refused = await client.expected(422, 'admission/not-puc', {
      ...student(),
      ...{ center, batch, class: '11th', percentage: '88.5' },
    })
    expect(refused.message).toContain('Choices for class: 8; 9; 10.')
  },
}
