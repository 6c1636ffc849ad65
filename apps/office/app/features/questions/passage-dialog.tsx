import type { Language } from '@northlight/contract/exams/paper'
import type { PassageView } from '@northlight/contract/office/passages'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client, isApiError } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { FigureField } from './figure-field.tsx'
import { RichWords } from './rich-words.tsx'

const languages: Language[] = ['en', 'kn', 'hi']

type Props = {
  /** The version that is changed; null for a new passage. */
  version: number | null
  onClose: () => void
  onWritten: (version_id: number) => Promise<unknown>
}

/** A passage is written in a panel above the question, so that nothing typed below is lost. */
export function PassageDialog({ version, onClose, onWritten }: Props) {
  const read = useQuery({
    queryKey: ['passage', version],
    queryFn: () => client.get('/office/passages/{id}', { params: { id: version ?? 0 } }),
    enabled: version !== null,
    staleTime: 0,
  })
  if (version !== null && !read.data)
    return (
      <Dialog open wide onClose={onClose} title="Passage">
        {read.isError ? <Failure error={read.error} onRetry={() => void read.refetch()} /> : <Skeleton lines={6} />}
      </Dialog>
    )
  return <PassageForm passage={read.data?.passage ?? null} onClose={onClose} onWritten={onWritten} />
}

type FormProps = Omit<Props, 'version'> & { passage: PassageView | null }

function PassageForm({ passage, onClose, onWritten }: FormProps) {
  const [code, setCode] = useState(passage?.code ?? '')
  const [texts, setTexts] = useState<Partial<Record<Language, string>>>(
    Object.fromEntries((passage?.texts ?? []).map(({ language, text }) => [language, text])),
  )
  const [figure, setFigure] = useState({ path: passage?.figure ?? null, alt: passage?.figure_alt ?? '' })
  const [language, setLanguage] = useState<Language>('en')
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isSending, setSending] = useState(false)
  const said = languages.filter((one) => (texts[one] ?? '').trim() !== '')
  const save = async () => {
    setSending(true)
    setErrors({})
    try {
      const reply = await client.post('/office/passages', {
        code: code.trim(),
        seen_version: passage?.version ?? 0,
        texts: said.map((one) => ({ language: one, text: texts[one] ?? '' })),
        figure: figure.path,
        figure_alt: figure.alt.trim() || null,
      })
      toast.done(reply.message)
      await onWritten(reply.version_id)
    } catch (error) {
      if (isApiError(error)) setErrors(error.errors)
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={passage ? `Passage ${passage.code}, version ${passage.version + 1}` : 'New passage'}
      foot={
        <Button look="primary" sending={isSending} onClick={() => void save()}>
          {passage ? 'Save a new version' : 'Put into the bank'}
        </Button>
      }
    >
      <div className="form">
        {passage && (
          <Note>
            {passage.questions === 1 ? 'One question stands' : `${passage.questions} questions stand`} under version{' '}
            {passage.version} and stay there. This question takes the new one.
          </Note>
        )}
        <TextField
          label="Code"
          value={code}
          readOnly={passage !== null}
          error={errors.code?.[0]}
          onChange={(event) => setCode(event.target.value)}
        />
        <fieldset className="segments">
          <legend className="sr-only">Language</legend>
          {languages.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {languageNames[one]}
              {texts[one] ? '' : ' +'}
            </button>
          ))}
        </fieldset>
        <RichWords
          key={language}
          label={`Passage in ${languageNames[language]}`}
          html={texts[language] ?? ''}
          onChange={(html) => setTexts((before) => ({ ...before, [language]: html }))}
          error={errors[`texts.${said.indexOf(language)}.text`]?.[0] ?? errors.texts?.[0]}
        />
        <FigureField
          figure={figure.path}
          alt={figure.alt}
          error={errors.figure?.[0] ?? errors.figure_alt?.[0]}
          onChange={(path, alt) => setFigure({ path, alt })}
        />
      </div>
    </Dialog>
  )
}
