import type { ComponentProps, MouseEvent } from 'react'
import { useWords } from '../words/use-words.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Being sent: it keeps the focus and its width, shows a spinner in place of the words, and cannot be pressed again. */
    pending?: boolean
    /** All classes of a button that has measures of its own, in place of variant and size. */
    look?: string
    /** Said to screen readers while pending. */
    pendingLabel?: string
  }

const ignored = (event: MouseEvent) => event.preventDefault()

export function Button({
  variant,
  size,
  wide,
  look,
  pending = false,
  pendingLabel,
  type = 'button',
  disabled,
  onClick,
  className,
  children,
  ...rest
}: Props) {
  const { say } = useWords()
  return (
    <button
      {...rest}
      type={type}
      onClick={pending ? ignored : onClick}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={look ?? buttonClass({ variant, size, wide }, className)}
    >
      {/* The words stay where they are, unseen, so that the button keeps its width. */}
      <span className={pending ? 'contents *:opacity-0 text-transparent' : 'contents'}>{children}</span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{pendingLabel ?? say('Please wait')}</span>
        </span>
      )}
    </button>
  )
}

export function SubmitButton(props: Props) {
  return <Button type="submit" {...props} />
}
