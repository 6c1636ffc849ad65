import type { MyTestView } from '@northlight/contract/exams/online-tests'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useRead } from '../../../platform/api/use-read.ts'
import { testPath } from '../../../platform/paths/paths.ts'
import { lengthWords } from '../../../platform/text/start-words.ts'

/** Tests in progress, each with the time that is left, on top of everything else. */
export function RunningNow({ tests }: { tests: MyTestView[] }) {
  return (
    <section aria-label="In progress" className="on-night bg-night-2">
      <div className="wrap grid gap-y-6 py-6">
        {tests.length > 1 && (
          <p className="text-sm font-medium text-gold">
            {tests.length} tests are in progress, and each clock runs by itself. Finish one before you go on with the
            other.
          </p>
        )}
        {tests.map((test) => (
          <Running key={test.slug} test={test} />
        ))}
      </div>
    </section>
  )
}

function Running({ test }: { test: MyTestView }) {
  const isTimed = test.clock !== 'none'
  // One question at a time has a clock of its own, and the calls of an admission test are those of its application.
  const isAsked = isTimed && test.delivery === 'free' && !test.is_admission
  const { value: clock } = useRead(
    `clock ${test.slug}`,
    (client) => client.get('/tests/{slug}/attempt', { params: { slug: test.slug } }).then((reply) => reply.clock),
    isAsked,
  )
  const left = clock?.deadline_at ? Date.parse(clock.deadline_at) - Date.parse(clock.server_now) : null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="text-sm font-medium text-gold">In progress</p>
        <h2 className="mt-1 text-h3 wrap-break-word">{test.name}</h2>
        <p className="mt-1 text-sm text-on-night-2">
          {left !== null && left > 0 && <b className="text-on-night">{lengthWords(left)} left. </b>}
          {isTimed && 'The clock keeps running, even while this page is closed. '}Your answers are saved.
        </p>
      </div>
      <ButtonLink to={`${testPath(test.slug, test.is_admission)}/ongoing`} variant="gold">
        Resume the test
      </ButtonLink>
    </div>
  )
}
