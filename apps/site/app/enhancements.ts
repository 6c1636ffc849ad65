import { markPart } from './features/reading/text/mark-part.ts'

/** Parts that are whole without a script and gain a little by one: `data-enhance` names what. */
const enhancements: Record<string, (part: HTMLElement) => unknown> = {
  'mark-part': markPart,
  faq: (part) => import('./features/reading/faq/live-faq.ts').then(({ liveFaq }) => liveFaq(part)),
}

export const enhancePage = () => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-enhance]'))
    void enhancements[part.dataset.enhance ?? '']?.(part)
}
