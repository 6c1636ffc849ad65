import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { suggestOwnLanguage } from '../../../platform/words/own-language.ts'
import { MailedAct } from '../mailed-act.tsx'
import { SignHead, SignWaiting } from '../sign-frame.tsx'
import { KeptOfChild } from './kept-of-child.tsx'
import { LinkTrouble } from './link-trouble.tsx'

/** For a parent without an account, behind the link of the agreement. */
export function ChildData({ token }: { token: string }) {
  const { say, stored } = useWords()
  const call = useRead(token, (client) => client.get('/parent-consent/{token}/data', { params: { token } }))
  const language = call.value?.child.language
  useEffect(() => {
    if (language) suggestOwnLanguage(language)
  }, [language])
  const title = say('What we keep about your child')
  if (call.value) return <KeptOfChild child={call.value.child} token={token} />
  if (call.status === 'loading') return <SignWaiting title={title} fields={5} />
  const { error, retry } = call
  if (isApiError(error) && error.status === 400)
    return (
      <MailedAct
        token={token}
        path="/parent-consent/{token}/fresh-link"
        title={title}
        lead={stored(error.message)}
        button={say('Send me a new link')}
        saving={say('Saving')}
        done={{
          title: say('A new link is on its way'),
          text: say('It goes to the e-mail address with which you agreed. Open it from there.'),
        }}
        next={null}
      />
    )
  if (isApiError(error) && error.status === 403)
    return <LinkTrouble title={say('This is not shown here')}>{stored(error.message)}</LinkTrouble>
  if (isApiError(error) && error.status === 404) return <LinkTrouble />
  return (
    <>
      <SignHead title={title} />
      <div className="mt-6">
        <TryAgainLine retry={retry} />
      </div>
    </>
  )
}
