import type { BreachView } from '@northlight/contract/office/breaches'
import { englishNames, type Language, languages } from '@northlight/contract/words/languages'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import type { FormEvent } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { useSendForm } from '../../platform/api/send-form.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Moment } from '../../ui/time.tsx'

type Props = { breach: BreachView; letter: Partial<Record<Language, string>>; onDone: () => void }

/** The words of the institute; when and what to do against fraud stands in every letter by itself. */
export function LetterSection({ breach, letter, onDone }: Props) {
  const save = useSendForm(`/office/breaches/${breach.id}/letter`, onDone)
  const ask = useSendForm(`/office/breaches/${breach.id}/ask`, onDone)
  const agree = useSendForm(`/office/breaches/${breach.id}/agree`, onDone)
  const errors = wrongFields(save.error)
  const failed = [save, ask, agree].find(({ isError }) => isError)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(Object.fromEntries([...new FormData(event.currentTarget)].filter(([, words]) => words !== '')))
  }
  if (breach.agreed_at)
    return (
      <Section title="Letters">
        <p className="small">
          Sent with the agreement of {breach.agreed_by}, <Moment at={breach.agreed_at} />. {letter.en}
        </p>
      </Section>
    )
  return (
    <Section title="Letters">
      {failed && <Note tone="bad">{sentenceOf(failed.error)}</Note>}
      <form className="form" onSubmit={submit}>
        {languages.map((language) => (
          <TextArea
            key={language}
            label={englishNames[language]}
            name={language}
            defaultValue={letter[language] ?? ''}
            lang={language}
            optional={language !== 'en'}
            required={language === 'en'}
            error={errors[language]}
            hint={
              language === 'en'
                ? 'What happened, what you did about it, and what people should do.'
                : 'Empty: the English words stand in the letter.'
            }
          />
        ))}
        <div className="form-acts">
          <Button type="submit" sending={save.isPending}>
            Save the letter
          </Button>
          {breach.asked_by === null && letter.en && (
            <Button look="primary" sending={ask.isPending} onClick={() => ask.mutate({})}>
              Ask a second administrator
            </Button>
          )}
          {breach.asked_by !== null && !breach.is_own_request && (
            <Button look="primary" sending={agree.isPending} onClick={() => agree.mutate({})}>
              Agree and send {breach.people} {breach.people === 1 ? 'letter' : 'letters'}
            </Button>
          )}
        </div>
        {breach.is_own_request && (
          <p className="small muted">You asked for these letters. Another administrator agrees to them here.</p>
        )}
        {breach.asked_by !== null && !breach.is_own_request && (
          <p className="small muted">{breach.asked_by} asks you to agree. A changed letter is asked for anew.</p>
        )}
      </form>
    </Section>
  )
}
