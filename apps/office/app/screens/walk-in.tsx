import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readFamiliesAgain, useDesk } from '../features/families/use-families.ts'
import { client, sentenceOf } from '../platform/api/client.ts'
import { newKey } from '../platform/api/new-key.ts'
import { wrongFields } from '../platform/api/wrong-fields.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { writeDown } from '../platform/offline/outbox.ts'
import { isUnreached } from '../platform/offline/use-kept.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { FieldFrame, TextField } from '../ui/field.tsx'
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

/** Somebody at the desk or on the phone. */
export function WalkInScreen() {
  return useMay()('families.write') ? <WalkIn /> : <NotFoundScreen />
}

function WalkIn() {
  const navigate = useNavigate()
  const desk = useDesk()
  const me = useMe()
  const branch = useId()
  const [phone, setPhone] = useState('')
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (typed: Record<string, unknown>) => {
      const body = { ...typed, key: newKey() }
      try {
        return (await client.post('/office/families', body)).family.id
      } catch (error) {
        if (!isUnreached(error)) throw error
        await writeDown({ key: body.key, path: '/office/families', body, words: `Walk-in ${typed.name}`, by: me.email })
        return null
      }
    },
    onSuccess: (id) => {
      toast.done(id === null ? 'No network. The walk-in waits on this phone.' : 'The family is written down.')
      void readFamiliesAgain()
      void navigate(id === null ? '/families' : `/families/${id}`)
    },
  })
  const errors = wrongFields(save.error)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { branch_id, email, ...typed } = Object.fromEntries(new FormData(event.currentTarget))
    save.mutate({ ...typed, ...(branch_id && { branch_id: Number(branch_id) }), ...(email && { email }) })
  }
  const own = me.branches?.length === 1 ? me.branches[0]?.id : undefined
  return (
    <>
      <PageHead crumbs={[{ to: '/families', label: 'Families' }, { label: 'Walk-in' }]} title="Walk-in" />
      <form className="form section form--narrow" onSubmit={send}>
        {save.isError && <Note tone="bad">{sentenceOf(save.error)}</Note>}
        <TextField
          label="Mobile number"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={errors.phone}
        />
        <Known phone={phone} />
        <TextField label="Name of the child" name="name" required autoComplete="off" error={errors.name} />
        <TextField label="Class" name="class" autoComplete="off" />
        <TextField label="Wants" name="wants" autoComplete="off" hint="A course, a test, a visit …" />
        <TextField
          label="E-mail, if they like mails"
          name="email"
          type="email"
          autoComplete="off"
          error={errors.email}
        />
        <FieldFrame label="Branch" id={branch} error={errors.branch_id}>
          <select key={desk?.branches.length} id={branch} name="branch_id" className="input" defaultValue={own ?? ''}>
            <option value="">none yet</option>
            {desk?.branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
        <TextField label="Note" name="note" autoComplete="off" maxLength={2000} />
        <Button look="primary" type="submit" sending={save.isPending}>
          Write down
        </Button>
      </form>
    </>
  )
}
