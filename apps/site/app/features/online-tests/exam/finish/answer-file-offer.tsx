import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { useRootData } from '../../../../platform/institute/root-data.ts'
import type { Attempt } from '../free/attempt/attempt.ts'
import { canSignFile, download, signedAnswerFile } from './answer-file.ts'

type Props = { attempt: Pick<Attempt, 'id' | 'log' | 'opened'> }

/** What a student can take along whose screen cannot reach us at the end. */
export function AnswerFileOffer({ attempt }: Props) {
  const { say } = useWords()
  const { institute } = useRootData()
  const [isSaved, setSaved] = useState(false)
  const { sitting: record } = attempt.opened
  const office = institute.email ? <b className="font-semibold">{institute.email}</b> : say('the office')
  const saveFile = async () => {
    const text = await signedAnswerFile({
      attempt: attempt.id,
      paperVersion: record.paper_version,
      steps: attempt.log.steps(),
      key: record.answer_file_key,
    })
    download(`answers-${attempt.id.slice(0, 8)}.json`, text)
    setSaved(true)
  }
  return (
    <section aria-labelledby="file" className="mt-8 rounded-lg border border-line bg-white p-6">
      <h3 id="file" className="text-h4 font-medium">
        {say('If the connection does not come back')}
      </h3>
      {canSignFile() ? (
        <>
          <p className="mt-2 text-sm text-ink-2">
            <Said
              text="Save the answer file and give it to the invigilator, or mail it to {office}. It holds every answer and is signed, so that nothing in it can be changed unseen; keep it to yourself, because whoever has it can read it. Answers given before the end count if they reach us within {minutes} minutes; for later ones the office decides."
              values={{ office, minutes: Math.round(record.grace_ms / 60_000) }}
            />
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-4">
            <Button variant="line" onClick={() => void saveFile()}>
              <Icon path={downloadIcon} size={18} />
              {say('Save the answer file')}
            </Button>
            {isSaved && <span className="text-sm text-leaf">{say('Saved. You can do it again at any time.')}</span>}
          </p>
        </>
      ) : (
        <p className="mt-2 text-sm text-ink-2">
          <Said
            text="Your answers cannot be saved as a file here, because the address of this page does not begin with https. Leave this window open and tell the invigilator, or {office}. Answers given before the end count if they reach us within {minutes} minutes; for later ones the office decides."
            values={{ office, minutes: Math.round(record.grace_ms / 60_000) }}
          />
        </p>
      )}
    </section>
  )
}
