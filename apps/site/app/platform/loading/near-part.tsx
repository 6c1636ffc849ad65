import { type ReactNode, useRef } from 'react'
import { type LazyPart, Part } from './part.tsx'
import { useNear } from './use-near.ts'

type Props<PartProps> = { part: LazyPart<PartProps>; props: PartProps; waiting: ReactNode }

/** A lazy part far down the page: its chunk is loaded when it comes near the viewport. */
export function NearPart<PartProps extends object>({ part, props, waiting }: Props<PartProps>) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  return isNear ? <Part part={part} props={props} waiting={waiting} /> : <div ref={box}>{waiting}</div>
}
