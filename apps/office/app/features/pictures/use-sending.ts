import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { media } from './media.ts'

export type Sending = {
  name: string
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  /** How much of it has left this device, in per cent. */
  percent?: number
  words?: string
}

/** Files on their way to the library, one after the other: a phone's connection carries one picture at a time best. */
export const useSending = () => {
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Sending[]>([])
  const mark = (at: number, part: Partial<Sending>) =>
    setSending((all) => all.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const add = async (files: File[]) => {
    setSending(files.map(({ name }) => ({ name, state: 'waiting' })))
    for (const [at, file] of files.entries()) {
      mark(at, { state: 'sending', percent: 0 })
      try {
        const { is_known } = await media.add(file, (part) => mark(at, { percent: Math.round(part * 100) }))
        mark(at, { state: is_known ? 'known' : 'done' })
      } catch (error) {
        mark(at, { state: 'failed', words: sentenceOf(error) })
      }
    }
    await queryClient.invalidateQueries({ queryKey: ['media'] })
  }
  return { sending, add }
}
