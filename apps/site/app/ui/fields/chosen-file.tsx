import { Icon } from '@northlight/ui/kit/icon.tsx'
import { binIcon, documentIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useState } from 'react'
import { fileSize } from './file-check.ts'

type Props = { file: File; progress: number | undefined; onRemove: () => void }

/** A chosen file by name and picture, with the way to take it back. */
export function ChosenFile({ file, progress, onRemove }: Props) {
  const { say } = useWords()
  return (
    <>
      <Preview file={file} />
      <p className="min-w-0 grow text-sm leading-brief">
        <b className="block truncate">{file.name}</b>
        <span className="text-ink-2 figures">{fileSize(file.size)}</span>
        {progress !== undefined && <Progress value={progress} />}
      </p>
      <button
        type="button"
        className="grid size-12 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-paper-2 hover:text-clay"
        onClick={onRemove}
        disabled={progress !== undefined && progress < 1}
      >
        <Icon path={binIcon} label={say('Remove {file}', { file: file.name })} />
      </button>
    </>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!url) return <Icon path={documentIcon} size={28} className="text-bronze" />
  return <img src={url} alt="" className="size-12 shrink-0 rounded-sm border border-line object-cover" />
}

function Progress({ value }: { value: number }) {
  const { say } = useWords()
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <span className="mt-1.5 flex items-center gap-3">
      <progress value={percent} max={100} aria-label={say('Sent')} className="meter h-1.5 w-full" />
      <span className="w-11 text-right text-xs text-ink-2 figures">{percent} %</span>
    </span>
  )
}
