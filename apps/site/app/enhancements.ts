import { limitDays } from './features/institute/contact/day-limits.ts'
import { retried } from './platform/build-check/retried.ts'
import { showCurrent } from './ui/controls/show-current.ts'

/**
 * Progressive enhancement: parts that work without JavaScript and gain a little by it. `data-enhance` names what.
 */
const enhancements: Record<string, (part: HTMLElement) => unknown> = {
  // Without this chunk only the table of contents does not follow the reader.
  'mark-part': (part) =>
    retried(() => import('./features/reading/text/mark-part.ts')).then(
      ({ markPart }) => markPart(part),
      () => undefined,
    ),
  'show-current': showCurrent,
  'coming-days': limitDays,
  // Without this chunk the questions are searched by a form to the server, as without JavaScript.
  faq: (part) =>
    retried(() => import('./features/reading/faq/live-faq.ts')).then(
      ({ liveFaq }) => liveFaq(part),
      () => undefined,
    ),
}

export const enhancePage = () => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-enhance]'))
    void enhancements[part.dataset.enhance ?? '']?.(part)
}
