import { Button } from '@northlight/ui/kit/button.tsx'
import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { ErrorSummary } from '@northlight/ui/kit/error-summary.tsx'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useState } from 'react'
import { FileField } from '../../platform/forms/file-field.tsx'
import { PasswordChecklist } from '../../ui/fields/password-checklist.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Show } from './show.tsx'

const rule = { types: ['image/jpeg', 'image/png', 'application/pdf'], maxBytes: 5000 * 1024 }
const who = ['Father', 'Mother', 'Guardian'].map((label) => ({ value: label.toLowerCase(), label }))
const mistakes = [
  { name: 'mobile', message: 'Mobile number: it has nine digits, we need ten' },
  { name: 'email', message: 'E-mail: the part after @ is missing' },
]
const yesNo = [
  { value: 'yes', label: 'Yes, now or before' },
  { value: 'no', label: 'No' },
]

export function Forms() {
  const [password, setPassword] = useState('Northlight')
  const [repeated, setRepeated] = useState('')
  const [attempt, setAttempt] = useState(0)
  return (
    <form className="contents">
      <Show name="Error summary">
        <div className="grid gap-4">
          <div>
            <Button onClick={() => setAttempt((count) => count + 1)}>Send with mistakes</Button>
          </div>
          <ErrorSummary errors={attempt > 0 ? mistakes : []} attempt={attempt} />
        </div>
      </Show>
      <Show name="Fields">
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <TextField label="Full name" name="name" defaultValue="Raghavendra Rao" autoComplete="name" />
          <SelectField label="Who is this?" name="who" options={who} placeholder="Choose one" />
          <TextField
            label="Mobile number"
            name="mobile"
            type="tel"
            prefix="+91"
            defaultValue="98450 1234"
            error="This has nine digits. Indian mobile numbers have ten."
            hint="On WhatsApp, if you use it."
          />
          <TextField
            label="E-mail"
            name="email"
            type="email"
            defaultValue="raghu.rao@"
            error="Please add the part after @, for example gmail.com."
            hint="The hall ticket goes here."
          />
          <SelectField label="Campus" options={who} error="Choose a campus." placeholder="Choose one" />
          <TextField label="School" optional placeholder="Lakeview Public School" />
          <TextField label="Switched off" disabled defaultValue="NL-2027-0093" />
          <TextField label="Read only" readOnly defaultValue="NL-2027-0093" />
          <TextArea label="Your question" hint="At most 500 characters." />
          <TextArea label="Your question" error="Write at least one sentence." />
          <SearchField label="Search the articles" placeholder="Search 46 articles" />
        </div>
      </Show>
      <Show name="Password">
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            checklistId="rule"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordField
            label="The same again"
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => setRepeated(event.target.value)}
            error={repeated && repeated !== password ? 'The two passwords differ.' : null}
          />
          <PasswordChecklist id="rule" password={password} repeated={repeated} className="md:col-span-2" />
        </div>
      </Show>
      <Show name="Choices">
        <div className="grid gap-6 md:grid-cols-2">
          <RadioGroup legend="A brother or sister here?" options={yesNo} defaultValue="no" />
          <RadioGroup legend="A brother or sister here?" options={yesNo} error="Choose one." />
          <RadioGroup
            legend="Stay"
            layout="column"
            options={[
              { value: 'day', label: 'Day scholar', hint: '7.30 am to 6 pm' },
              { value: 'res', label: 'Residential', hint: 'Mysuru only', disabled: true },
            ]}
          />
          <div>
            <Checkbox label="I am the parent or guardian and agree that these details are kept." defaultChecked />
            <Checkbox label="Send me the monthly letter." hint="One letter a month." />
            <Checkbox label="I have read the rules." error="Please read the rules first." />
            <Checkbox label="Switched off" disabled />
          </div>
        </div>
      </Show>
      <Show name="Files">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <FileField label="Marks card" name="marks" rule={rule} />
          <FileField label="Photograph" rule={rule} progress={0.4} optional />
          <FileField label="CV" rule={rule} error="Choose a file for your CV." />
        </div>
      </Show>
    </form>
  )
}
