import type { Missing } from '@northlight/contract/errors'
import type { Text } from '@northlight/contract/words/catalogue'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRead } from '../../../platform/api/use-read.ts'

const words: Record<Missing, { text: Text; link: Text }> = {
  'date-of-birth': { text: 'Before you can start, tell us your date of birth.', link: 'Enter it now' },
  parent: { text: 'You are under 18: a parent has to agree before you can start.', link: 'Name a parent' },
  'parent-consent': {
    text: 'Your parent has not agreed yet; the test cannot be started before. We have written to them.',
    link: 'Enter the code, or send the mail again',
  },
}

/** What stands in the way of a start is said here, and not after the last box is ticked. */
export function BeforeStart({ path }: { path: string }) {
  const { say } = useWords()
  const { value: needs } = useRead('needs', (client) =>
    client.get('/profile/family').then(({ family }) => family.needs),
  )
  if (!needs) return null
  const { text, link } = words[needs]
  return (
    <Notice kind="warning">
      {say(text)} <Link to={`/profile/complete?redirect=${encodeURIComponent(path)}`}>{say(link)}</Link>
    </Notice>
  )
}
