import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'

type Field = { name: string; error: string | undefined }
type Props = {
  fields: { name: Field; email: Field; phone: Field }
  /** What is known already. */
  values?: { name: string; email: string; phone: string | null } | null
  isOptional?: boolean
}

/** Who must agree for a student under 18, and where the question goes. */
export function ParentFields({ fields, values, isOptional = false }: Props) {
  return (
    <FieldGrid isNarrow>
      <TextField
        {...fields.name}
        label="Parent’s full name"
        autoComplete="off"
        defaultValue={values?.name}
        required={!isOptional}
        maxLength={255}
      />
      <TextField
        {...fields.phone}
        label="Parent’s mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        prefix="+91"
        defaultValue={values?.phone ?? undefined}
        optional
        maxLength={20}
      />
      <TextField
        {...fields.email}
        label="Parent’s e-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="We send the question there, with a link and a code. It must not be your own address."
        defaultValue={values?.email}
        className="sm:col-span-2"
        required={!isOptional}
        maxLength={255}
      />
    </FieldGrid>
  )
}
