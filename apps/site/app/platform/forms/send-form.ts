import type { FieldErrors } from '@northlight/contract/errors'

type Steps<Reply> = {
  /** What our own rules find wrong; nothing is sent then. */
  check: () => Promise<FieldErrors>
  post: () => Promise<Reply>
  onRefused: (errors: FieldErrors) => void
  /** Nothing was stored, as far as this side knows. */
  onFailed: (error: unknown) => void
  onStored: (reply: Reply) => void
}

/**
 * One sending at a time. Once the server has stored the form nothing may be said that invites to send it again: what
 * goes wrong afterwards on this side is an error of ours, never a failed form. The form can be sent again after
 * anything that went wrong before.
 */
export const sendForm = async <Reply>(sending: { current: boolean }, steps: Steps<Reply>): Promise<void> => {
  if (sending.current) return
  sending.current = true
  let reply: Reply
  try {
    const errors = await steps.check()
    if (Object.keys(errors).length > 0) return steps.onRefused(errors)
    reply = await steps.post()
  } catch (error) {
    return steps.onFailed(error)
  } finally {
    sending.current = false
  }
  steps.onStored(reply)
}
