import { classes } from '@northlight/ui/classes.ts'
import { FieldError, type FieldFrameProps, FieldHint, FieldFrame as Frame } from '@northlight/ui/kit/field-frame.tsx'
import { TextField as KitTextField, type TextFieldProps } from '@northlight/ui/kit/text-field.tsx'
import type { ReactNode } from 'react'

export type FieldMessages = { hint?: ReactNode; error?: string | null | undefined }

/** What an input names that stands in a frame with this id. */
export const describedBy = (id: string, { hint, error }: FieldMessages) =>
  classes(error && `${id}-error`, hint && `${id}-hint`) || undefined

/** Label above, error and hint below an input that has this id. */
export const FieldFrame = ({
  id,
  ...frame
}: Omit<FieldFrameProps, 'error'> & FieldMessages & { id: string; children: ReactNode }) => (
  <Frame ids={{ id, hintId: `${id}-hint`, errorId: `${id}-error` }} {...frame} />
)

export const Messages = ({ id, hint, error }: FieldMessages & { id: string }) => (
  <>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
  </>
)

/** Colleagues know how their own device shows a date: no line below it says so. */
export const TextField = ({ hint = '', ...field }: TextFieldProps) => <KitTextField {...field} hint={hint} />
