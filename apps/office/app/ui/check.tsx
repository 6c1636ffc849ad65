import { CheckInput, type ChoiceInputProps, RadioInput } from '@northlight/ui/kit/choice-input.tsx'

/** A box with its words beside it, in a form or a bar; the whole line is the target. */
export const Check = ({ children, ...input }: ChoiceInputProps) => (
  <label className="check">
    <CheckInput {...input} />
    {children}
  </label>
)

/** One choice of several with its words beside it. */
export const Radio = ({ children, ...input }: ChoiceInputProps) => (
  <label className="check">
    <RadioInput {...input} />
    {children}
  </label>
)

/** A box whose words only a screen reader says: it chooses the row of a table. */
export const RowCheck = ({ label, ...input }: Omit<ChoiceInputProps, 'children'> & { label: string }) => (
  <label>
    <CheckInput {...input} />
    <span className="sr-only">{label}</span>
  </label>
)
