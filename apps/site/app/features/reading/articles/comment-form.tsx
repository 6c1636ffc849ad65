import type { writeComment } from '@northlight/contract/enquiries/comment'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useState } from 'react'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { Card } from '../../../ui/layout/card.tsx'

// Read by few visitors and sent by fewer: the schema comes when the form is touched.
const lazyComment: LazyEndpoint<typeof writeComment> = {
  path: '/blog/comment/{blog_id}/create',
  load: () => import('@northlight/contract/enquiries/comment').then(({ CommentInput }) => CommentInput),
}

const longest = 5000

export function CommentForm({ articleId }: { articleId: number }) {
  const [length, setLength] = useState(0)
  const form = useApiForm(lazyComment, { params: { blog_id: articleId }, onSuccess: () => setLength(0) })
  return (
    <Card as="section" className="self-start">
      <h2 id="write-comment" className="text-h3">
        Write a comment
      </h2>
      <p className="mt-2 mb-6 text-sm text-ink-2">
        A person reads it before it appears here. Your e-mail address is never shown.
      </p>
      <form {...form.props} aria-labelledby="write-comment" className="grid gap-5">
        <TextField {...form.field('name')} label="Your name" autoComplete="name" maxLength={255} required />
        <TextField
          {...form.field('email')}
          label="Your e-mail address"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          required
        />
        <TextArea
          {...form.field('comment')}
          label="Comment"
          rows={5}
          maxLength={longest}
          required
          hint={length > longest / 2 ? `${length} of ${longest} characters` : undefined}
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
        {form.status === 'success' && (
          <Notice kind="success" live>
            Thank you. Your comment is awaiting approval and will appear here once someone has read it.
          </Notice>
        )}
        <SubmitButton pending={form.pending} pendingLabel="Sending" className="justify-self-start">
          Send the comment
        </SubmitButton>
      </form>
    </Card>
  )
}
