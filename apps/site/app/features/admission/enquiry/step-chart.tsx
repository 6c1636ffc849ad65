import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { checkIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** Stars of a small constellation in a field of 100 by 48, one for each step; the places are those of the points. */
const charts = {
  4: {
    places: ['left-[7%] top-[36px]', 'left-[36%] top-[14px]', 'left-[65%] top-[31px]', 'left-[93%] top-[12px]'],
    points: ['7 36', '36 14', '65 31', '93 12'],
  },
  5: {
    places: [
      'left-[6%] top-[38px]',
      'left-[26%] top-[16px]',
      'left-[50%] top-[30px]',
      'left-[74%] top-[10px]',
      'left-[94%] top-[26px]',
    ],
    points: ['6 38', '26 16', '50 30', '74 10', '94 26'],
  },
}
const joined = (points: readonly string[], count: number) => `M${points.slice(0, count).join('L')}`

/** Without `onGo` there is no way back: what is done is done. */
type Props = { titles: readonly string[]; current: number; onGo?: (step: number) => void }

/** Where one is in the form; steps that are done lead back. Bars on phones. */
export function StepChart({ titles, current, onGo }: Props) {
  const { say } = useWords()
  const { places, points } = charts[titles.length === 5 ? 5 : 4]
  return (
    <nav aria-label={say('Progress')} className="relative mt-7 noscript:hidden md:h-23">
      <svg
        viewBox="0 0 100 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        className="absolute inset-x-0 top-0 h-12 w-full max-md:hidden"
      >
        <path d={joined(points, points.length)} stroke="#5d6c94" vectorEffect="non-scaling-stroke" />
        {current > 0 && (
          <path d={joined(points, current + 1)} stroke="#eacf6c" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <ol className="flex gap-1.5 md:absolute md:inset-0 md:block">
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={classes(
              'max-md:flex-1 md:absolute md:-translate-x-1/2 md:-translate-y-[15px] md:text-center md:text-sm md:whitespace-nowrap',
              places[index],
            )}
          >
            {index < current && onGo ? (
              <button
                type="button"
                className="block w-full py-2.5 max-md:-my-2.5 md:py-0 md:hover:underline"
                onClick={() => onGo(index)}
              >
                <Mark state="done" number={index + 1} />
                <Title>
                  <span className="sr-only">{say('Done:')} </span>
                  {title}
                </Title>
              </button>
            ) : (
              <span className={index === current ? 'font-semibold text-on-night' : 'text-on-night-2'}>
                <Mark state={index < current ? 'done' : index === current ? 'now' : 'ahead'} number={index + 1} />
                <Title>
                  {index < current && <span className="sr-only">{say('Done:')} </span>}
                  {title}
                </Title>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-3 flex justify-between gap-4 text-sm font-semibold md:hidden">
        {say('Step {step} of {count}: {title}', {
          step: current + 1,
          count: titles.length,
          title: titles[current] ?? '',
        })}
        {titles[current + 1] && (
          <span className="text-right font-normal text-on-night-2">
            {say('Next: {title}', { title: titles[current + 1] ?? '' })}
          </span>
        )}
      </p>
    </nav>
  )
}

const marks = {
  done: 'bg-gold md:border-gold md:text-night',
  now: 'bg-[linear-gradient(90deg,var(--color-gold)_50%,#3a4a75_50%)] md:bg-none md:border-gold md:text-gold md:ring-5 md:ring-gold/18 md:bg-night',
  ahead: 'bg-[#3a4a75] md:bg-night md:border-field-night md:text-on-night-2',
}

function Mark({ state, number }: { state: keyof typeof marks; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'mx-auto grid h-1.5 w-full place-items-center rounded-pill text-xs font-semibold figures max-md:text-[0px] md:size-7.5 md:border-[1.5px]',
        marks[state],
      )}
    >
      {state === 'done' ? <Icon path={checkIcon} size={14} className="max-md:hidden" /> : number}
    </span>
  )
}

function Title({ children }: { children: React.ReactNode }) {
  return <span className="max-md:sr-only md:mt-2 md:block">{children}</span>
}
