import { articles } from '@northlight/contract/office/resources/articles'
import { campaigns } from '@northlight/contract/office/resources/campaigns'
import { describe, expect, test } from 'vitest'
import { findingsIn, type Known, type LiveThing, recordPaths } from './find.ts'

const known: Known = {
  siteHost: 'northlight.test',
  paths: new Set(['/knowledge-desk/there', '/knowledge-desk/moved']),
  pictures: new Set(['uploads/a.jpg']),
}
const seo = { title: null, description: null, keywords: null, scripts: null }
const thing = (id: number, description: string, more: Record<string, unknown> = {}): LiveThing => ({
  resource: articles,
  id,
  title: `Article ${id}`,
  path: `/knowledge-desk/a${id}`,
  values: { description, seo, ...more },
})
const found = (...things: LiveThing[]) =>
  findingsIn(things, [articles, campaigns], known).map(({ kind, record_id, detail }) => [kind, record_id, detail])
const link = (href: string) => thing(1, `<p><a href="${href}">x</a></p>`)

describe('what is wrong between pages', () => {
  test('is a link to a record that is not there, however it is written', () => {
    for (const href of [
      '/knowledge-desk/gone',
      '/knowledge-desk/gone?a=b#c',
      'https://northlight.test/knowledge-desk/gone/',
    ])
      expect(found(link(href)), href).toEqual([['dead-link', 1, '/knowledge-desk/gone']])
  })

  test('is no link that leads to something, elsewhere, or to a page of the site itself', () => {
    for (const href of [
      ...['/knowledge-desk/there', '/knowledge-desk/there/', '/knowledge-desk/moved', '/faq', '/any-page', '#part'],
      ...['https://other.example/knowledge-desk/gone', '//other.example/knowledge-desk/gone', 'mailto:a@b.c', 'tel:1'],
    ])
      expect(found(link(href)), href).toEqual([])
  })

  test('is a picture that is not stored', () => {
    expect(found(thing(1, '<img src="/storage/uploads/a.jpg"><img src="/storage/drawn/x.svg">'))).toEqual([])
    expect(found(thing(1, '<img alt="" src="/storage/uploads/b.jpg?w=1">'))).toEqual([
      ['dead-picture', 1, 'uploads/b.jpg'],
    ])
  })

  test('is a title or a description that two pages share, in whatever case', () => {
    const one = thing(1, '', { seo: { ...seo, title: 'Fees  and Refunds', description: 'a' } })
    const two = thing(2, '', { seo: { ...seo, title: 'fees and refunds', description: 'b' } })
    expect(found(one, two)).toEqual([
      ['seo-title', 1, 'article “Article 2”'],
      ['seo-title', 2, 'article “Article 1”'],
    ])
    expect(found(thing(1, ''), thing(2, ''))).toEqual([])
  })

  test('looks only below addresses that nobody else can answer', () => {
    expect(recordPaths([articles, campaigns]).map(String)).toEqual(['/^\\/knowledge-desk\\/[^/]+$/'])
  })
})
