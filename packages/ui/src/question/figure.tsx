import { readUrl } from '@northlight/contract/read-url'
import { memo } from 'react'
import { ownAddress } from '../own-address.ts'
import { useWords } from '../words/use-words.ts'

/** A drawing stored as SVG, shown as a picture: nothing inside it can run or reach the page. */
export const figureSource = (figure: string): string =>
  figure.trimStart().startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(figure)}` : ownAddress(figure)

const sizeIn = (figure: string): { width?: number; height?: number } => {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(figure)
  return box ? { width: Number(box[1]), height: Number(box[2]) } : {}
}

export const QuestionFigure = memo(function QuestionFigure({ figure, alt }: { figure: string; alt: string | null }) {
  const { say } = useWords()
  return (
    <figure className="mt-4">
      <img
        src={figureSource(figure)}
        alt={alt ?? say('Figure of this question')}
        {...sizeIn(figure)}
        className="h-auto max-w-[min(100%,420px)] rounded-sm max-sm:max-w-full"
      />
    </figure>
  )
})

type Shown = { figure: string | null; texts?: unknown }

/** Addresses of pictures inside the texts of a question, in whatever language. */
const inTexts = ({ texts }: Shown): string[] =>
  [...JSON.stringify(texts ?? '').matchAll(/<img\b[^>]*?\bsrc=\\"([^"\\]+)\\"/g)].map(([, src = '']) => src)

/** Pictures with an address of our own, which can be kept on the device; drawings travel with the paper. */
export const figuresOf = (shown: Shown[]): string[] =>
  [...new Set(shown.flatMap((one) => [one.figure ?? '', ...inTexts(one)]))]
    .map(ownAddress)
    .map((figure) => readUrl(figure, location.href))
    .filter((address) => address?.origin === location.origin)
    .map((address) => address?.pathname ?? '')
