import type { PersonView } from '@northlight/contract/office/people'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RoleForm } from './role-form.tsx'

const person = { id: 7, role: 'counsellor', until: null, branches: [] } as unknown as PersonView

test.each([true, false])(
  'whoever may not save it (%s) can change neither role, nor branches, nor the last day',
  (isReadOnly) => {
    const html = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <RoleForm person={person} isReadOnly={isReadOnly} onSaved={() => undefined} />
      </QueryClientProvider>,
    )
    expect(/<select[^>]* disabled=""/.test(html)).toBe(isReadOnly)
    expect(/<fieldset[^>]* disabled=""/.test(html)).toBe(isReadOnly)
    expect(/<input[^>]* readOnly=""/.test(html)).toBe(isReadOnly)
    expect(html.includes('>Save<')).toBe(!isReadOnly)
  },
)
