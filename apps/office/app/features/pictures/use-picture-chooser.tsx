import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { Chosen } from './media.ts'

const PictureChooser = lazy(() => import('./picture-chooser.tsx').then((m) => ({ default: m.PictureChooser })))

type Asked = { answer: (chosen: Chosen | null) => void }

/** The library as a question: opens above what is being written, and answers with a picture or with nothing. */
export const usePictureChooser = ({ isForQuestion = false } = {}): [ReactNode, () => Promise<Chosen | null>] => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const choose = useCallback(
    () =>
      new Promise<Chosen | null>((resolve) => {
        setAsked({
          answer: (chosen) => {
            setAsked(null)
            resolve(chosen)
          },
        })
      }),
    [],
  )
  const dialog = asked && (
    <Suspense fallback={null}>
      <PictureChooser isForQuestion={isForQuestion} onChoose={asked.answer} onClose={() => asked.answer(null)} />
    </Suspense>
  )
  return [dialog, choose]
}
