import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { ErrorSummary } from '@northlight/ui/kit/error-summary.tsx'
import { PasswordField } from '@northlight/ui/kit/password-field.tsx'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { Select } from '@northlight/ui/kit/select.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { TextArea } from '@northlight/ui/kit/text-area.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Check, Radio, RowCheck } from '../../ui/check.tsx'
import { Row, Show } from './show.tsx'

const who = ['Father', 'Mother', 'Guardian'].map((label) => ({ value: label.toLowerCase(), label }))
const yesNo = [
  { value: 'yes', label: 'Yes, now or before' },
  { value: 'no', label: 'No' },
]
const mistakes = [{ name: 'mobile', message: 'Mobile number: it has nine digits, we need ten' }]

/** Every field empty, filled in, wrong, switched off and to be read alone. */
export function Fields({ of }: { of: string }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <form>
      <Show name={`Fields at the measures of the ${of}`}>
        <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
          <TextField label="Full name" defaultValue="Raghavendra Rao" aside="15 of 60" />
          <SelectField label="Who is this?" options={who} placeholder="Choose one" />
          <TextField
            label="Mobile number"
            name="mobile"
            type="tel"
            prefix="+91"
            defaultValue="98450 1234"
            error="This has nine digits. Indian mobile numbers have ten."
            hint="On WhatsApp, if you use it."
          />
          <SelectField label="Campus" options={who} error="Choose a campus." placeholder="Choose one" />
          <TextField label="School" optional placeholder="Lakeview Public School" />
          <TextField label="Day of birth" type="date" />
          <TextField label="Switched off" disabled defaultValue="NL-2027-0093" />
          <TextField label="Read only" readOnly defaultValue="NL-2027-0093" />
          <TextArea label="Your question" hint="At most 500 characters." />
          <TextArea label="Your answer" error="Write at least one sentence." />
          <PasswordField label="Password" autoComplete="off" hint="Ten letters and signs, or more." />
          <PasswordField label="The same again" autoComplete="off" error="The two passwords differ." />
        </div>
      </Show>
      <Show name={`Choices at the measures of the ${of}`}>
        <div className="grid gap-6 md:grid-cols-2">
          <RadioGroup legend="A brother or sister here?" options={yesNo} defaultValue="no" />
          <RadioGroup legend="A brother or sister elsewhere?" options={yesNo} error="Choose one." />
          <RadioGroup
            legend="Stay"
            layout="column"
            options={[
              { value: 'day', label: 'Day scholar', hint: '7:30 am to 6 pm' },
              { value: 'stay', label: 'Residential', hint: 'Mysuru only', disabled: true },
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
      <Show name={`Choices in a line at the measures of the ${of}`}>
        <Row>
          <RowCheck label="Choose Raghavendra Rao" defaultChecked />
          <Check>with numbers</Check>
          <Check disabled defaultChecked>
            Switched off
          </Check>
          <Radio name="way" defaultChecked>
            On campus
          </Radio>
          <Radio name="way">At home</Radio>
          <Select className="inline-block" aria-label="Level">
            <option>Moderate</option>
          </Select>
          <Select className="inline-block" aria-label="Level that is missing" aria-invalid>
            <option>Choose one</option>
          </Select>
          <Select isBare className="cursor-pointer border-0 bg-transparent" aria-label="Rows a page">
            <option>50 a page</option>
          </Select>
        </Row>
      </Show>
      <Show name={`Error summary at the measures of the ${of}`}>
        <div className="grid justify-items-start gap-4">
          <Button onClick={() => setAttempt((count) => count + 1)}>Send with a mistake</Button>
          <ErrorSummary errors={attempt > 0 ? mistakes : []} attempt={attempt} />
        </div>
      </Show>
    </form>
  )
}
