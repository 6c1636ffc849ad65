import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRootData } from '../institute/root-data.ts'

const admission = '/admission'

/** Where somebody who wants to join goes: the admission page, or a call as long as the institute has not written it. */
export const useJoining = () => {
  const { say } = useWords()
  return useRootData().empty.includes(admission)
    ? { to: '/contact-us', label: say('Ask for a call'), isOpen: false }
    : { to: admission, label: say('Apply'), isOpen: true }
}

/** Whether a page has something to show. */
export const useHasPage = () => {
  const { empty } = useRootData()
  return (path: string) => !empty.includes(path)
}
