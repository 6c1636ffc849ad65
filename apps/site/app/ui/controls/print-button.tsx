import { Button } from '@northlight/ui/kit/button.tsx'
import type { ButtonLook } from '@northlight/ui/kit/button-look.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { printIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** Opens the browser's own print dialog; without scripts there is none to open. */
export function PrintButton({ children, ...look }: ButtonLook & { children?: string }) {
  const { say } = useWords()
  return (
    <Button variant="line" size="sm" {...look} className="noscript:hidden" data-print>
      <Icon path={printIcon} size={18} />
      {children ?? say('Print this page')}
    </Button>
  )
}
