import { LetterMark, LogoMark } from '@northlight/ui/kit/logo.tsx'
import { useRootData } from './root-data.ts'

/** What stands for the institute beside its name: the mark of the sky, or its first letter. */
export function InstituteMark() {
  const { motif, name, colours } = useRootData().institute
  return motif === 'stars' ? <LogoMark /> : <LetterMark name={name} ground={colours.night} />
}
