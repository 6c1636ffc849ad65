import type { Field, FieldKind } from '@northlight/contract/office/field-kinds'
import type { ComponentType } from 'react'
import { PrivateFile } from '../pictures/private-file.tsx'
import { ChoiceField, ChoicesField, YesNoField } from './choice-fields.tsx'
import { ColourField } from './colour-field.tsx'
import { ConsentField } from './consent-field.tsx'
import { capital, type FieldProps, type OfKind } from './field-props.ts'
import { HoursField } from './hours-field.tsx'
import { MoneyField, NumberField } from './number-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { ManyField, OneField } from './reference-fields.tsx'
import { RichField } from './rich-field.tsx'
import { RowsField } from './rows-field.tsx'
import { SeoField } from './seo-field.tsx'
import { SlugField } from './slug-field.tsx'
import { LineField, TextAreaField } from './text-fields.tsx'
import { DayField, MomentField, SpanField } from './time-fields.tsx'

const FileField = ({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'file'>>) => (
  <PrivateFile
    label={capital(field.label)}
    hint={field.hint}
    types={field.types}
    fileId={typeof value === 'number' ? value : null}
    onChange={onChange}
    isReadOnly={isReadOnly}
    error={error}
  />
)

const Rows = (props: FieldProps<OfKind<'rows'>>) => <RowsField {...props} part={(inner) => <FieldFor {...inner} />} />

/** One component for each kind; no type of record has any of its own. */
const parts: { [Kind in FieldKind]: ComponentType<FieldProps<OfKind<Kind>>> } = {
  line: LineField,
  text: TextAreaField,
  rich: RichField,
  number: NumberField,
  money: MoneyField,
  yesNo: YesNoField,
  choice: ChoiceField,
  choices: ChoicesField,
  day: DayField,
  moment: MomentField,
  span: SpanField,
  slug: SlugField,
  picture: PictureField,
  file: FileField,
  one: OneField,
  many: ManyField,
  rows: Rows,
  seo: SeoField,
  consent: ConsentField,
  hours: HoursField,
  colour: ColourField,
}

export function FieldFor(props: FieldProps) {
  const Part = parts[props.field.kind] as ComponentType<FieldProps<Field>>
  return <Part {...props} isReadOnly={props.isReadOnly || props.field.fixed === true} />
}
