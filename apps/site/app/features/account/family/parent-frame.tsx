import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { SignFrame } from '../sign-frame.tsx'
import { LanguageChoice } from './language-choice.tsx'

type Props = { title: string; points: string[]; children: ReactNode }

/** A page that a mail to a parent leads to. */
export function ParentFrame({ title, points, children }: Props) {
  const { say } = useWords()
  return (
    <SignFrame title={title} beside={{ promise: say('Nothing is kept without your agreement.'), points }} wide>
      <LanguageChoice />
      {children}
    </SignFrame>
  )
}
