import { limitDays } from './features/institute/contact/day-limits.ts'
import { retried } from './platform/build-check/retried.ts'
import { showCurrent } from './ui/controls/show-current.ts'

/** Parts that are whole without a script and gain a little by one: `data-enhance` names what. */
const enhancements: Record<string, (part: HTMLElement) => unknown> = {
  // Lost, the list of parts only does not follow the reader.
  'mark-part': (part) =>
    retried(() => import('./features/reading/text/mark-part.ts')).then(
      ({ markPart }) => markPart(part),
      () => undefined,
    ),
  'show-current': showCurrent,
  'coming-days': limitDays,
  // Lost, the questions are searched by the address, as without a script.
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
