import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** What a visitor finds at practice: five questions at once, and what an account adds. */
export function GuestPractice() {
  const { say } = useWords()
  return (
    <div className="wrap grid gap-10 pt-opening pb-section menu:grid-cols-2">
      <section aria-labelledby="try">
        <h2 id="try" className="text-h2">
          {say('Five questions, no account')}
        </h2>
        <p className="mt-3 max-w-[33em] text-ink-2">
          {say('Physics, chemistry, mathematics or biology. You see the answer and the working at once.')}
        </p>
        <p className="mt-6">
          <ButtonLink to="/practice/try" size="lg">
            {say('Try five questions')}
          </ButtonLink>
        </p>
      </section>
      <section aria-labelledby="with-account">
        <h2 id="with-account" className="text-h3">
          {say('With an account')}
        </h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2">
          <li>{say('Ten questions every day, chosen from your own mistakes and weak topics')}</li>
          <li>{say('Tests of your own: chapters, number of questions and minutes')}</li>
          <li>{say('Questions come again just before you would forget them')}</li>
        </ul>
        <p className="mt-5">
          <Said
            text="{signIn} or {signUp}. It is free."
            values={{
              signIn: <Link to="/auth/sign-in?redirect=%2Fpractice">{say('Sign in')}</Link>,
              signUp: <Link to="/auth/sign-up?redirect=%2Fpractice">{say('create an account')}</Link>,
            }}
          />
        </p>
      </section>
    </div>
  )
}
