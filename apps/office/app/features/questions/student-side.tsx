import type { Language } from '@northlight/contract/exams/paper'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useState } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { type Draft, usualScheme } from './draft.ts'
import { StudentFrame } from './student-frame.tsx'
import { StudentScreen } from './student-screen.tsx'
import type { Preview } from './use-preview.ts'

/** Exactly what a student would see of it in this language, at the width of a phone or a desk. */
export function StudentSide({ draft, preview, language }: { draft: Draft; preview: Preview; language: Language }) {
  const [width, setWidth] = useState(390)
  return (
    <aside className="rail" aria-label="The student’s screen">
      <div className="section">
        <div className="student-bar">
          <fieldset className="segments segments--small">
            <legend className="sr-only">Width of the screen</legend>
            {[390, 1280].map((one) => (
              <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
                {one}
              </button>
            ))}
          </fieldset>
          <span className="small muted">
            exactly the student’s screen{language !== 'en' && `, ${languageNames[language]}`}
          </span>
        </div>
        {preview.data ? (
          <StudentFrame key={width} width={width} title={`The student’s screen at ${width} pixels`}>
            <StudentScreen
              key={draft.type}
              view={preview.data.view}
              passage={preview.data.passage}
              subject={draft.subject || 'Physics'}
              language={language}
              scheme={usualScheme(draft.type)}
            />
          </StudentFrame>
        ) : (
          <p className="small muted" role="status">
            {preview.error ? sentenceOf(preview.error) : 'Write the question to see it.'}
          </p>
        )}
      </div>
    </aside>
  )
}
