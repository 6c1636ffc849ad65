import type { JsonValue } from './meta-scripts.ts'

/** One thing in schema.org's words. Missing facts are left out rather than sent empty. */
export type JsonLd = { '@type': string; [key: string]: JsonValue | undefined }

export type Trail = ReadonlyArray<readonly [label: string, to?: string]>

/** Several things of one page under one context. */
export const graph = (things: JsonLd[]) =>
  things.length === 1
    ? { '@context': 'https://schema.org', ...things[0] }
    : { '@context': 'https://schema.org', '@graph': things }

/** The way to a page, as its banner shows it, without steps that are no pages. Home is added by itself. */
export const breadcrumbs = (siteUrl: string, trail: Trail): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail.filter(([, to], at) => to || at === trail.length - 1)].map(
    ([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to && { item: siteUrl + (to === '/' ? '' : to) }),
    }),
  ),
})
