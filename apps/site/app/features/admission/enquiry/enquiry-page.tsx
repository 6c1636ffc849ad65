import { useEffect, useState } from 'react'
import type { Draft } from '../../../platform/forms/draft-store.ts'
import { island } from '../../../platform/islands/island.tsx'
import { enquiryDrafts } from './draft.ts'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx'

const blank: Draft = {}

/** An application in four steps. What was typed earlier in this tab comes back where nothing is typed yet. */
function EnquiryPageView(props: Omit<EnquiryFormProps, 'draft'>) {
  const { kind } = props.data
  const [draft, setDraft] = useState(blank)
  useEffect(() => {
    const kept = enquiryDrafts[kind].read()
    if (kept && Object.keys(kept).length > 0) setDraft(kept)
  }, [kind])
  return <EnquiryForm {...props} key={kind} draft={draft} />
}

export const EnquiryPage = island('enquiry', EnquiryPageView, ({ data }) => `kept ${enquiryDrafts[data.kind].key}`, [
  'forms',
  'enquiry',
])
