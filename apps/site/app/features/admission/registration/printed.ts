import { shownDate } from '@northlight/contract/dates'
import type { Say } from '@northlight/contract/words/say'
import type { UsedWords } from '@northlight/ui/words/use-words.ts'

/** `10th`, as the form stores it, in the words of the page. */
export const classWords = (schoolClass: string, say: Say): string =>
  say('Class {number}', { number: schoolClass.replace(/th$/, '') })

/** A tick is not printed back, and a day and a class are read as people write them. */
export const printed = (values: Record<string, unknown>, { language, say }: Pick<UsedWords, 'language' | 'say'>) => ({
  ...values,
  consent: undefined,
  class: typeof values.class === 'string' && values.class ? classWords(values.class, say) : undefined,
  date_of_birth: typeof values.date_of_birth === 'string' ? shownDate(values.date_of_birth, language) : undefined,
})
