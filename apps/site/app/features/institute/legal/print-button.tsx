import { PrintIcon } from '@northlight/ui/icons/print.tsx'
import { Button } from '../../../ui/controls/button.tsx'

/** Prints the page; nothing is shown where no script could do it. */
export function PrintButton() {
  return (
    <Button variant="line" size="sm" className="noscript:hidden" onClick={() => window.print()}>
      <PrintIcon size={18} />
      Print
    </Button>
  )
}
