import type { Text } from '@northlight/contract/words/catalogue'
/** Practice tests and admission tests share their screens; only the address and the way back differ. */
export type TestFamily = {
  path: string
  trail: [Text, string]
  /** Where its calls live: an admission test is opened by the application, not by an enrolment. */
  root: '/tests/{slug}' | '/admission/info/test/{slug}'
}

export const familyAt = (pathname: string): TestFamily =>
  pathname.startsWith('/admission/')
    ? { path: '/admission/online-tests', trail: ['Admission', '/admission'], root: '/admission/info/test/{slug}' }
    : { path: '/online-tests', trail: ['Online Tests', '/online-tests'], root: '/tests/{slug}' }

export const detailPath = (family: TestFamily, slug: string) => `${family.path}/${encodeURIComponent(slug)}`
export const reportPath = (family: TestFamily, slug: string) => `${detailPath(family, slug)}/report`
export const reviewPath = (family: TestFamily, slug: string) => `${reportPath(family, slug)}/questions`
