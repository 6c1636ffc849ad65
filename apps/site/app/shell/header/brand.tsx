import { Link } from '@northlight/ui/kit/link.tsx'
import { Logo } from '@northlight/ui/kit/logo.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Institute } from '../../platform/institute/institute.ts'
import { InstituteMark } from '../../platform/institute/institute-mark.tsx'

/** The way home: the institute's own logo in a box of fixed size, or the drawn mark with its name. */
export function Brand({ institute, compact }: { institute: Institute; compact?: boolean }) {
  const { say } = useWords()
  return (
    <Link
      to="/"
      aria-label={say('{institute}, home', { institute: institute.name })}
      className="site-brand inline-flex shrink-0 no-underline"
    >
      {institute.logo ? (
        <img src={institute.logo} alt="" width="160" height="40" className="h-10 w-40 object-contain object-left" />
      ) : (
        <Logo name={institute.name} short={institute.shortName} mark={<InstituteMark />} compact={compact} />
      )}
    </Link>
  )
}
