import type { Language } from '@northlight/contract/exams/paper'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { infoIcon } from '@northlight/ui/kit/icons.ts'
import { LogoMark } from '@northlight/ui/kit/logo.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { SaveLine } from '../frame/save-line.tsx'
import { BesideEnglish, LanguageSelect, TextSize, ToolButton } from '../frame/tools.tsx'
import { useWhole } from '../use-select.ts'
import type { Sequential } from './sequential.ts'
import { Track } from './track.tsx'

type Props = { sequential: Sequential; testName: string; languages: Language[]; onRules: () => void }

/** Name of the test, what is saved, the tools, and how far the student has come. */
export function SequentialHead({ sequential, testName, languages, onRules }: Props) {
  const { say, stored } = useWords()
  const { set } = useWhole(sequential.view)
  const isSending = useWhole(sequential.phase).is === 'submitting'
  const trouble = useWhole(sequential.trouble)
  const reading = useWhole(sequential.reading)
  const { session } = useSession()
  return (
    <header className="on-night bg-night md:sticky md:top-0 md:z-20 md:[@media(height<35rem)]:static">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-8 gap-y-1 px-6 py-3 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-4 max-md:py-2">
        <div className="flex min-w-0 items-center gap-3.5">
          <LogoMark className="max-md:hidden" />
          <div className="min-w-0">
            <h1 className="truncate text-title leading-heading font-medium tracking-title max-md:text-sm">
              {stored(testName)}
            </h1>
            {session?.user.name && (
              <p className="truncate text-xs text-on-night-2 max-md:hidden">{session.user.name}</p>
            )}
          </div>
        </div>
        <SaveLine status={{ saved: set.current_question_count - 1, waiting: isSending ? 1 : 0, trouble }} />
        <div className="flex items-center gap-1 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:-mr-3 max-md:gap-0">
          <ToolButton icon={<Icon path={infoIcon} size={18} />} onClick={onRules}>
            {say('Rules')}
          </ToolButton>
          <TextSize size={reading.size} onSize={sequential.setSize} />
          <LanguageSelect languages={languages} language={reading.language} onLanguage={sequential.setLanguage} />
          <BesideEnglish
            language={reading.language}
            isBeside={reading.isBeside ?? false}
            onBeside={sequential.setBeside}
            className="px-2 text-on-night max-md:hidden"
          />
        </div>
      </div>
      <Track set={set} sections={sequential.rules.sections} ranOut={sequential.ranOut()} />
    </header>
  )
}
