import { classes } from '@northlight/ui/classes.ts'
import { Icon as KitIcon } from '@northlight/ui/kit/icon.tsx'
import * as icons from '@northlight/ui/kit/icons.ts'

type NameOf<Path> = Path extends `${infer Name}Icon` ? Name : never

/** Data of the office names a sign; all of them are here, because any screen may show any of them. */
export type SignName = NameOf<keyof typeof icons>

const paths = { ...icons }
const solid: ReadonlySet<SignName> = new Set(['tick', 'cross', 'half'])

/** Always beside words that say the same, so it is hidden from screen readers. */
export const Icon = ({ name, size = 16, className }: { name: SignName; size?: number; className?: string }) => (
  <KitIcon path={paths[`${name}Icon`]} isSolid={solid.has(name)} size={size} className={classes('icon', className)} />
)
