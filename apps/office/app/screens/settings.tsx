import { settingsAct } from '@northlight/contract/office/settings-acts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ColoursPage } from '../features/institute/colours-page.tsx'
import { failing, isColour } from '../features/institute/contrast.ts'
import { OneSetting } from '../features/institute/one-setting.tsx'
import { OptionsPage } from '../features/institute/options-page.tsx'
import { SettingsNav } from '../features/institute/settings-nav.tsx'
import {
  changedFields,
  errorAt,
  type SettingsPage,
  settingsPages,
  valueAt,
  withValue,
} from '../features/institute/settings-pages.ts'
import { client, sentenceOf } from '../platform/api/client.ts'
import { wrongFields } from '../platform/api/wrong-fields.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function SettingsScreen() {
  const { key } = useParams()
  const may = useMay()
  const page = settingsPages.find(({ id }) => id === (key ?? 'identity'))
  const read = useQuery({
    queryKey: ['settings', page?.record],
    queryFn: () => client.get('/office/settings/{key}', { params: { key: page?.record ?? 'institute' } }),
    enabled: page !== undefined && may('settings.read'),
    staleTime: 0,
  })
  if (!page || !may('settings.read')) return <NotFoundScreen />
  return (
    <>
      <PageHead crumbs={[{ label: 'Institute' }, { label: 'Settings' }]} title="Settings" />
      <div className="settings settings--two">
        <SettingsNav current={page.id} />
        {isLost(read) ? (
          <Failure error={read.error} onRetry={() => void read.refetch()} />
        ) : !read.data || read.data.key !== page.record ? (
          <Skeleton />
        ) : (
          <SettingsForm
            key={`${page.id}-${read.data.version}`}
            page={page}
            value={read.data.value}
            version={read.data.version}
            isReadOnly={!may(settingsAct(page.record))}
            onSaved={() => void read.refetch()}
          />
        )}
      </div>
    </>
  )
}

type FormProps = {
  page: SettingsPage
  value: Record<string, unknown>
  version: number
  isReadOnly: boolean
  onSaved: () => void
}
type Colours = { night: string; gold: string }

/** What is saved here is live at once, so it is saved by hand. */
function SettingsForm({ page, value, version, isReadOnly, onSaved }: FormProps) {
  const [typed, setTyped] = useState(value)
  const changes = changedFields(value, typed)
  const isChanged = Object.keys(changes).length > 0
  const colours = typed.colours as Colours | undefined
  const isColours = page.id === 'colours' && colours !== undefined
  const bad = isColours
    ? failing(colours).length + [colours.night, colours.gold].filter((one) => !isColour(one)).length
    : 0
  const save = useMutation({
    mutationFn: () =>
      client.post('/office/settings/{key}', { version, fields: changes }, { params: { key: page.record } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onSaved()
    },
  })
  const errors = wrongFields(save.error)
  return (
    <section className="section" aria-label={page.label}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && bad === 0) save.mutate()
        }}
      >
        <h2>{page.label}</h2>
        {save.isError && <Note tone="bad">{sentenceOf(save.error)}</Note>}
        {isColours ? (
          <ColoursPage
            colours={colours}
            before={value.colours as Colours}
            onChange={(next) => setTyped({ ...typed, colours: next })}
          />
        ) : page.id === 'lists' ? (
          <OptionsPage lists={typed} errors={errors} isReadOnly={isReadOnly} onChange={setTyped} />
        ) : (
          <div className="form-two">
            {page.fields.map((field) => (
              <OneSetting
                key={field.path.join('.')}
                field={field}
                value={valueAt(typed, field.path)}
                isReadOnly={isReadOnly}
                error={errorAt(errors, field)}
                onChange={(next) => setTyped(withValue(typed, field.path, next) as Record<string, unknown>)}
              />
            ))}
          </div>
        )}
        {!isReadOnly && (
          <div className="form-acts">
            <Button look="primary" type="submit" disabled={!isChanged || bad > 0} sending={save.isPending}>
              {bad > 0 ? `Save, ${bad} cannot be read` : 'Save'}
            </Button>
            {isChanged && (
              <Button look="quiet" onClick={() => setTyped(value)}>
                As it was
              </Button>
            )}
            <span className="small muted">It is live at once, on every page.</span>
          </div>
        )}
      </form>
    </section>
  )
}
