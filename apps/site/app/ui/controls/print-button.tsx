import { PrintIcon } from '@northlight/ui/icons/print.tsx'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-look.ts'

/** Opens the browser's own print dialog; without scripts there is none to open. */
export function PrintButton({ children = 'Print this page', ...look }: ButtonLook & { children?: string }) {
  return (
    <Button variant="line" size="sm" {...look} className="noscript:hidden" data-print>
      <PrintIcon size={18} />
      {children}
    </Button>
  )
}
