import { classes } from '@northlight/ui/classes.ts'
import { FieldFrame, type FieldFrameProps, useFieldIds } from '@northlight/ui/kit/field-frame.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { uploadIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { type FileRule, fileHint, fileProblem } from '../../ui/fields/file-check.ts'
import { lazyPart, Part } from '../loading/part.tsx'

// Comes with the first file that is chosen.
const chosenFile = lazyPart(() => import('../../ui/fields/chosen-file.tsx').then((part) => part.ChosenFile))

type Props = Omit<ComponentProps<'input'>, 'type' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'onChange'> &
  FieldFrameProps & {
    rule: FileRule
    onFile?: (file: File | null) => void
    /** From 0 to 1 while the file is on its way. */
    progress?: number
  }

/** One file: checked before it is sent, shown by name and picture, can be taken back. */
export function FileField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  id,
  rule,
  onFile,
  progress,
  ...input
}: Props) {
  const { say } = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const shownError = problem ?? error
  const shownHint = hint ?? fileHint(rule, say)
  const ids = useFieldIds(id, { hint: shownHint, error: shownError })

  const take = (next: File | null) => {
    setFile(next)
    onFile?.(next)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0] ?? null
    const reason = chosen ? fileProblem(chosen, rule, say) : undefined
    setProblem(reason)
    // A refused file must not travel with the form.
    if (reason) event.target.value = ''
    take(reason ? null : chosen)
  }
  const remove = () => {
    if (field.current) field.current.value = ''
    setProblem(undefined)
    take(null)
    field.current?.focus()
  }

  // A form that was reset has lost its file as well.
  useEffect(() => {
    const form = field.current?.form
    const onReset = () => setFile(null)
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [])

  return (
    <FieldFrame {...{ ids, label, hint: shownHint, error: shownError, optional, hideLabel, className }}>
      <div
        className={classes(
          'relative flex min-h-18 items-center gap-4 rounded-lg border px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-(--focus)',
          file ? 'bg-white' : 'bg-paper',
          shownError ? 'border-clay inset-ring inset-ring-clay' : 'border-field',
          !file && !shownError && 'border-dashed',
          isOver && 'border-sky bg-sky-2',
        )}
      >
        {/* Lies over the whole box: a click and a dropped file both reach the device's own input. */}
        <input
          {...input}
          {...ids.aria}
          ref={field}
          id={ids.id}
          type="file"
          accept={rule.types.join(',')}
          className={classes('absolute inset-0 cursor-pointer opacity-0', file && 'pointer-events-none')}
          onChange={choose}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
        {file ? (
          <Part
            part={chosenFile}
            props={{ file, progress, onRemove: remove }}
            waiting={<b className="min-w-0 grow truncate text-sm">{file.name}</b>}
          />
        ) : (
          <>
            <Icon path={uploadIcon} size={24} className="text-bronze" />
            <p className="text-sm leading-brief">
              <span className="font-semibold text-sky underlined">{say('Choose a file')}</span>
              <span className="text-ink-2 max-sm:hidden"> {say('or drop it here')}</span>
            </p>
          </>
        )}
      </div>
    </FieldFrame>
  )
}
