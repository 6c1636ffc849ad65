import { heardFrom } from '@northlight/contract/office/family-words'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, type SelectHTMLAttributes, useId } from 'react'
import { Link } from 'react-router'
import { useDesk } from '../features/families/use-families.ts'
import { useWalkIn } from '../features/families/use-walk-in.ts'
import { client, sentenceOf } from '../platform/api/client.ts'
import { wrongFields } from '../platform/api/wrong-fields.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { NotFoundScreen } from './not-found.tsx'

const digitsIn = (phone: string) => phone.replace(/\D/g, '')

/** Whose number it is, while it is typed. */
function Known({ phone }: { phone: string }) {
  const isWhole = digitsIn(phone).length >= 10
  const read = useQuery({
    queryKey: ['families', 'known', digitsIn(phone)],
    queryFn: () => client.get('/office/families/known', { query: { phone } }),
    enabled: isWhole,
  })
  if (!isWhole || !read.data?.family) return null
  return (
    <Note icon="people" acts={<Link to={`/families/${read.data.family.id}`}>Open</Link>}>
      Known: <b>{read.data.family.name}</b>. What you write is added there.
    </Note>
  )
}

type ChoiceProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  empty: string
  choices: readonly string[]
  value: string
}

/** One of a few words. What was typed before there was a list stays to be seen. */
const Choice = ({ label, empty, choices, ...select }: ChoiceProps) => (
  <SelectField label={label} {...select}>
    <option value="">{empty}</option>
    {[...choices, ...(select.value && !choices.includes(select.value) ? [select.value] : [])].map((one) => (
      <option key={one}>{one}</option>
    ))}
  </SelectField>
)

/** Somebody at the desk or on the phone. */
export function WalkInScreen() {
  return useMay()('families.write') ? <WalkIn /> : <NotFoundScreen />
}

function WalkIn() {
  const desk = useDesk()
  const branch = useId()
  const courses = useId()
  const { values, type, send, save } = useWalkIn()
  const errors = wrongFields(save.error)
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type({ [name]: target.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <>
      <PageHead crumbs={[{ to: '/families', label: 'Families' }, { label: 'Walk-in' }]} title="Walk-in" />
      <form className="form section max-w-130" onSubmit={submit}>
        {save.isError && <Note tone="bad">{sentenceOf(save.error)}</Note>}
        <TextField
          label="Mobile number"
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          error={errors.phone}
        />
        <Known phone={values.phone} />
        <TextField label="Name of the child" {...field('name')} required autoComplete="off" error={errors.name} />
        <Choice label="Class" {...field('class')} empty="not said" choices={desk?.classes ?? []} />
        <TextField
          label="Wants"
          {...field('wants')}
          list={courses}
          autoComplete="off"
          hint="A course, or anything else: a test, a visit …"
        />
        <datalist id={courses}>
          {desk?.courses?.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Choice label="How did you hear of us?" {...field('heard')} empty="not asked" choices={heardFrom} />
        <TextField
          label="E-mail, if they like mails"
          {...field('email')}
          type="email"
          autoComplete="off"
          error={errors.email}
        />
        <SelectField
          key={desk?.branches.length}
          label="Branch"
          id={branch}
          error={errors.branch_id}
          {...field('branch_id')}
        >
          <option value="">none yet</option>
          {desk?.branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Note" {...field('note')} autoComplete="off" maxLength={2000} />
        <Button look="primary" type="submit" sending={save.isPending}>
          Write down
        </Button>
      </form>
    </>
  )
}
