import { Icon } from '@northlight/ui/kit/icon.tsx'
import { searchIcon } from '@northlight/ui/kit/icons.ts'
import { TextField, type TextFieldProps } from '@northlight/ui/kit/text-field.tsx'

/** A search box whose label is read out only: icon and placeholder say it to the eye. */
export function SearchField(props: Omit<TextFieldProps, 'icon' | 'prefix' | 'type' | 'hideLabel'>) {
  return <TextField enterKeyHint="search" {...props} type="search" hideLabel icon={<Icon path={searchIcon} />} />
}
