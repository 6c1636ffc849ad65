import type { askForSyllabus } from '@northlight/contract/enquiries/vrddhi'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { SentPanel } from '../../../platform/forms/sent-panel.tsx'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { island } from '../../../platform/islands/island.tsx'
import { SubmitButton } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Download } from './download.tsx'

const lazyAsk: LazyEndpoint<typeof askForSyllabus> = {
  path: '/vrddhi-form',
  load: () => import('@northlight/contract/enquiries/vrddhi').then(({ VrddhiInput }) => VrddhiInput),
}

type Props = {
  classes: readonly string[]
  syllabuses: readonly string[]
  cardRule: { types: readonly string[]; maxBytes: number }
  privacyPage: string | null
}
type Form = ReturnType<typeof useApiForm<typeof askForSyllabus>>

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function SyllabusFormView({ classes, syllabuses, cardRule, privacyPage }: Props) {
  const form = useApiForm(lazyAsk, { thanks: 'Thank you. The syllabus is ready to download.' })
  if (form.status === 'success' && form.result) {
    const { name, class: schoolClass, syllabus } = form.result.vrddhiForm
    return (
      <SentPanel
        title={`Thank you, ${name}`}
        onAgain={form.again}
        againLabel="Ask for another class"
        actions={<Download href={ownAddress(form.result.file_link)}>Syllabus and sample paper</Download>}
      >
        <p>
          Class {schoolClass}, {syllabus}. The file has the list of topics and sample questions with answers.
        </p>
      </SentPanel>
    )
  }
  return (
    <form
      {...form.props}
      className="grid gap-9 rounded-lg border border-line bg-white p-[clamp(20px,4vw,48px)] max-md:-mx-gutter max-md:rounded-none max-md:border-x-0 max-md:px-gutter"
      data-noprint
    >
      <fieldset className="min-w-0">
        <Legend>Student</Legend>
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField {...form.field('name')} label="Name" autoComplete="off" required maxLength={255} />
          <TextField
            {...form.field('school_name')}
            label="School"
            autoComplete="organization"
            required
            maxLength={255}
          />
          <SelectField
            {...form.field('class')}
            label="Class"
            placeholder="Choose a class"
            required
            options={optionsOf(classes)}
          />
          <SelectField
            {...form.field('syllabus')}
            label="Syllabus"
            placeholder="Choose a syllabus"
            required
            options={optionsOf(syllabuses)}
          />
          <TextField
            {...form.field('phone')}
            label="Mobile number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            prefix="+91"
            hint="On WhatsApp, if you use it."
            required
            maxLength={20}
          />
          <FileField
            {...form.field('card')}
            label="School identity card"
            rule={cardRule}
            progress={form.progress}
            required
            className="sm:col-span-2"
          />
        </div>
      </fieldset>
      <ParentFields form={form} parent="father" legend="Father or guardian" />
      <ParentFields form={form} parent="mother" legend="Mother or guardian" />
      <div className="grid gap-4 border-t border-line pt-7">
        <p className="max-w-[62ch] text-sm text-ink-2">
          One parent, named in full, is enough. We ask for a parent because the students are under 18, and for the card
          because the examination is for those who go to school. The card is looked at and not passed on.{' '}
          {privacyPage && <Link to={privacyPage}>How we treat what you send</Link>}
        </p>
        <SubmitButton
          size="lg"
          pending={form.pending}
          pendingLabel="Sending"
          className="justify-self-start max-sm:w-full"
        >
          Get the syllabus
        </SubmitButton>
      </div>
    </form>
  )
}

function ParentFields({ form, parent, legend }: { form: Form; parent: 'father' | 'mother'; legend: string }) {
  return (
    <fieldset className="min-w-0">
      <Legend>{legend}</Legend>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
        <TextField {...form.field(`${parent}_name`)} label="Full name" autoComplete="off" maxLength={255} />
        <TextField
          {...form.field(`${parent}_phone`)}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          prefix="+91"
          maxLength={20}
        />
        <TextField
          {...form.field(`${parent}_email`)}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={255}
        />
      </div>
    </fieldset>
  )
}

function Legend({ children }: { children: string }) {
  return <legend className="mb-4 font-serif text-h4 leading-[1.3] font-medium">{children}</legend>
}

export const SyllabusForm = island('syllabus-form', SyllabusFormView)
