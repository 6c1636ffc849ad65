import type { StudentRow } from '@northlight/contract/office/students'
import type { SignName } from '../../ui/icon.tsx'
import { StateWord } from '../../ui/state-word.tsx'

type Look = [icon: SignName, tone: 'good' | 'due' | 'bad' | 'quiet', words: string]

const stateLooks: Record<StudentRow['state'], Look> = {
  'in-class': ['tick', 'good', 'in class'],
  'fee-late': ['clock', 'bad', 'fee late'],
  leaving: ['clock', 'due', 'leaving'],
  left: ['ring', 'quiet', 'left'],
}

const consentLooks: Record<StudentRow['consent'], Look> = {
  given: ['tick', 'good', 'given'],
  asked: ['half', 'due', 'parent asked'],
  missing: ['lock', 'bad', 'not asked'],
  'of-age': ['ring', 'quiet', 'of age'],
  none: ['ring', 'quiet', 'no account'],
}

const Word = ({ look: [icon, tone, words] }: { look: Look }) => (
  <StateWord icon={icon} tone={tone}>
    {words}
  </StateWord>
)

export const StudentStateWord = ({ state }: Pick<StudentRow, 'state'>) => <Word look={stateLooks[state]} />
export const ConsentWord = ({ consent }: Pick<StudentRow, 'consent'>) => <Word look={consentLooks[consent]} />

export const percentText = (percent: number) => `${Math.round(percent)} %`
export const studentWords = ['student', 'students'] as const
