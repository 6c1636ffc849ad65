import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { type Draft, sentDraft } from './draft.ts'

const pause = 350

/** Fields that are still empty get a placeholder: the screen is drawn while they are being filled. */
const shown = (draft: Draft) => {
  const sent = sentDraft(draft)
  return { ...sent, subject: sent.subject || '–', topic: sent.topic || '–', key: sent.key || '–' }
}

export type Preview = ReturnType<typeof usePreview>

/** The question as the API would send it to a student, a moment after the last key was pressed. */
export const usePreview = (draft: Draft) => {
  const [settled, setSettled] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), pause)
    return () => clearTimeout(timer)
  }, [draft])
  return useQuery({
    queryKey: ['question-preview', settled],
    queryFn: ({ signal }) => client.post('/office/questions/preview', shown(settled), { signal }),
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  })
}
