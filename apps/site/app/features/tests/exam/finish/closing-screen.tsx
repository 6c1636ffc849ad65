import { DownloadIcon } from '@northlight/ui/icons/download.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef, useState } from 'react'
import { useRootData } from '../../../../platform/institute/root-data.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Spinner } from '../../../../ui/controls/spinner.tsx'
import type { Attempt } from '../free/attempt/attempt.ts'
import { useWhole } from '../use-select.ts'
import { download, signedAnswerFile } from './answer-file.ts'

type Props = { attempt: Attempt; why: 'student' | 'clock'; cannotReach: boolean }

/** Between the end and the receipt. Offline nothing is lost: it waits, and there is a file to take along. */
export function ClosingScreen({ attempt, why, cannotReach }: Props) {
  const { say } = useWords()
  const status = useWhole(attempt.status)
  const isKept = useWhole(attempt.isKept)
  const { institute } = useRootData()
  const [isSaved, setSaved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { sitting: record } = attempt.opened
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
    <main id="main" className="px-gutter py-[clamp(32px,5vw,72px)]">
      <div className="mx-auto max-w-[640px]">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {why === 'clock' ? say('The time is over.') : say('Submitting.')}
        </h2>
        <div role="status" className="mt-4 text-lg leading-normal text-ink-2">
          {cannotReach ? (
            <p>
              {say('We cannot be reached at the moment.')}{' '}
              {status.waiting > 0 && `${say('{count} of your steps wait here.', { count: status.waiting })} `}
              {isKept ? say('Everything is kept on this device.') : say('Do not close this window.')}{' '}
              {say('This page tries again by itself and shows your receipt as soon as we have everything.')}
            </p>
          ) : (
            <p className="flex items-center gap-3">
              <Spinner />
              {say('Your last answers are on the way. Leave this page open.')}
            </p>
          )}
        </div>
        {cannotReach && (
          <section aria-labelledby="file" className="mt-8 rounded-lg border border-line bg-white p-6">
            <h3 id="file" className="text-h4 font-medium">
              {say('If the connection does not come back')}
            </h3>
            <p className="mt-2 text-sm text-ink-2">
              <Said
                text="Save the answer file and give it to the invigilator, or mail it to {office}. It holds every answer and is signed, so that nothing in it can be changed unseen; keep it to yourself, because whoever has it can read it. Answers given before the end count if they reach us within {minutes} minutes; for later ones the office decides."
                values={{
                  office: institute.email ? <b className="font-semibold">{institute.email}</b> : say('the office'),
                  minutes: Math.round(record.grace_ms / 60_000),
                }}
              />
            </p>
            <p className="mt-4 flex flex-wrap items-center gap-4">
              <Button variant="line" onClick={() => void saveFile()}>
                <DownloadIcon size={18} />
                {say('Save the answer file')}
              </Button>
              {isSaved && <span className="text-sm text-leaf">{say('Saved. You can do it again at any time.')}</span>}
            </p>
          </section>
        )}
      </div>
    </main>
  )
}
